import options from "#words/ru/options.ftl?raw";
import page from "#words/ru/page.ftl?raw";

export default [page, options];
