import options from "#words/ka/options.ftl?raw";
import page from "#words/ka/page.ftl?raw";

export default [page, options];
