import options from "#words/tr/options.ftl?raw";
import page from "#words/tr/page.ftl?raw";

export default [page, options];
