import pages from '@remote/remote.ts';

export { loadPage } from './browser.ts';
export { pages };
