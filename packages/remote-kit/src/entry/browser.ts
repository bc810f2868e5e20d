import { createPageLoader } from '../page-loader.ts';

/** Module `./pages` of the Module Federation container: code only; declarations stay on the server. */
export const loadPage = createPageLoader(
  import.meta.webpackContext('@remote/pages', {
    recursive: true,
    regExp: /\/page\.tsx$/,
    mode: 'lazy',
    chunkName: 'page-[request]',
  }),
);
