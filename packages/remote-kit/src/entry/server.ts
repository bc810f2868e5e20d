import pages from '@remote/remote.ts';
import { createPageLoader } from '../page-loader.ts';

// One file holds all pages.
export const loadPage = createPageLoader(
  import.meta.webpackContext('@remote/pages', { recursive: true, regExp: /\/page\.tsx$/, mode: 'eager' }),
);
export { pages };
