import options from "#words/en/options.ftl?raw";
import page from "#words/en/page.ftl?raw";

export default [page, options];
