import type { BadRelease } from './bad-release.ts';

const home = { path: '/' };
const prices = { path: '/prices' };

/** Releases that take paths of others, or leave others with a dead link. */
export const badPaths: BadRelease[] = [
  ['takes a path of another team', { pages: [home, prices, { path: '/help' }] }, '/help', /belongs to help/],
  [
    'takes a reserved address',
    { pages: [home, prices, { path: '/api/prices' }] },
    '/api/prices',
    /reserved for servers/,
  ],
  [
    'uses the container name of another team',
    {
      pages: [home, prices],
      change: ({ container, ...rest }) => ({ ...rest, container: { ...container, name: 'site_help' } }),
    },
    undefined,
    /^Container name site_help belongs to help\. Choose another name\.$/,
  ],
  ['declares a path twice', { pages: [home, prices, prices] }, '/prices', /declared twice/],
  [
    'removes a page to which others link',
    { pages: [home] },
    '/prices',
    /^The release removes \/prices, but \/help links to it\. Keep the page, or add its path to the redirects of another page\.$/,
  ],
  [
    'removes a page to which others and itself link',
    { pages: [{ ...home, html: `<p>${'words '.repeat(20)}</p><a href="/prices#yearly">prices</a>` }] },
    '/',
    /^Page \/ links to \/prices, which is not in the release\. Add it or fix the link\.$/,
  ],
  [
    'redirects a page of its own',
    { pages: [home, { ...prices, redirects: ['/'] }] },
    '/prices',
    /redirects \/, which is a page\.$/,
  ],
  [
    'redirects a path from two pages',
    {
      pages: [
        { ...home, redirects: ['/old'] },
        { ...prices, redirects: ['/old'] },
      ],
    },
    '/prices',
    /^Page \/prices redirects \/old, as does \/\.$/,
  ],
  [
    'redirects a page of another team',
    { pages: [home, { ...prices, redirects: ['/help'] }] },
    '/prices',
    /^Page \/prices redirects \/help, which belongs to help\.$/,
  ],
  [
    'redirects a reserved address',
    { pages: [home, { ...prices, redirects: ['/api/prices'] }] },
    '/prices',
    /redirects.*reserved for servers/,
  ],
];
