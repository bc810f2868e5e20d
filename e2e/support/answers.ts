/** Expected responses, independent of the server: the shell, the gateway, or both in sequence. */
export interface Expectation {
  title: string;
  request: {
    /** Sent unchanged; or a key for a file that the home page refers to. */
    path: string | ReferencedFile;
    method?: string;
    headers?: Record<string, string>;
    /** Sent with the `ETag` of a first response. */
    isRevalidation?: boolean;
  };
  expected: {
    status: number | number[];
    /** Name → value; `undefined` for a header that must be absent. */
    headers?: Record<string, string | RegExp | undefined>;
    /** Expectation for the decoded content. */
    body?: RegExp;
  };
}

/** A script of the shell, the font, and the list of pages of the home page's release: their names change. */
export type ReferencedFile = 'script' | 'font' | 'page list';

const PAGE = '/pricing';

const security = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
};
const revalidated = { 'cache-control': 'no-cache', vary: /^accept-encoding$/i, 'last-modified': undefined };
const immutable = {
  ...revalidated,
  'cache-control': 'public, max-age=31536000, immutable',
  'access-control-allow-origin': '*',
};
const etag = /^"[^"]+"$/;
const document = {
  ...security,
  ...revalidated,
  etag,
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': /frame-ancestors 'none'/,
};
const text = { ...security, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
const wholeDocument = /^<!doctype html>[\s\S]*<\/html>\s*$/i;
const nothing = /^$/;

const encodings = [
  { accepted: 'gzip, deflate, br, zstd', used: 'br' },
  { accepted: 'br;q=0, gzip', used: 'gzip' },
  { accepted: 'gzip;q=1.0', used: 'gzip' },
  { accepted: 'gzip;q=0, br;q=0.0', used: undefined },
  { accepted: 'identity', used: undefined },
].flatMap(({ accepted, used }): Expectation[] => [
  {
    title: `a browser that accepts "${accepted}" gets a page as ${used ?? 'it is'}`,
    request: { path: PAGE, headers: { 'accept-encoding': accepted } },
    expected: { status: 200, headers: { ...document, 'content-encoding': used }, body: wholeDocument },
  },
  {
    title: `a browser that accepts "${accepted}" gets a script as ${used ?? 'it is'}`,
    request: { path: 'script', headers: { 'accept-encoding': accepted } },
    expected: { status: 200, headers: { ...security, ...immutable, 'content-encoding': used }, body: /=>|function/ },
  },
]);

const revalidations = [
  { path: PAGE, headers: document },
  { path: 'script' as const, headers: { ...security, ...immutable } },
  { path: '/composition.json', headers: { ...security, ...revalidated } },
].map(
  ({ path, headers: { 'content-type': _type, ...headers } }: { path: string; headers: Record<string, unknown> }) =>
    ({
      title: `${path} is not sent again to who has it`,
      request: { path, headers: { 'accept-encoding': 'br' }, isRevalidation: true },
      expected: { status: 304, headers: { ...headers, etag, 'content-encoding': undefined }, body: nothing },
    }) as Expectation,
);

const documents: Expectation[] = [
  {
    title: 'HEAD has the headers of GET and no content',
    request: { path: PAGE, method: 'HEAD', headers: { 'accept-encoding': 'br' } },
    expected: {
      status: 200,
      headers: { ...document, 'content-encoding': 'br', 'content-length': /^[1-9]\d{3,}$/ },
      body: nothing,
    },
  },
  {
    title: 'who has something else gets the page',
    request: { path: PAGE, headers: { 'if-none-match': '"something-else"' } },
    expected: { status: 200, headers: document, body: wholeDocument },
  },
  {
    title: 'the home page is at /',
    request: { path: '/?from=mail' },
    expected: { status: 200, headers: document, body: wholeDocument },
  },
  {
    title: 'a page is also at its address with encoded letters and hyphens',
    request: { path: '/%73ip%2Dtrunking' },
    expected: { status: 200, headers: document, body: wholeDocument },
  },
];

const redirects = [
  { path: `${PAGE}/`, location: PAGE },
  { path: `${PAGE}///`, location: PAGE },
  { path: `${PAGE}/?plan=pro&x=/`, location: `${PAGE}?plan=pro&x=/` },
  { path: '/%70ricing/?plan=%70ro', location: `${PAGE}?plan=%70ro` },
].map(
  ({ path, location }): Expectation => ({
    title: `${path} leads to ${location}`,
    request: { path },
    expected: { status: 308, headers: { ...security, location } },
  }),
);

const missingPages = [
  '/no-such-page',
  '/no-such-page/',
  '/404',
  '/404.html',
  '/index',
  '/index.html',
  '/index/',
  `${PAGE}.html`,
  `${PAGE}.html.br`,
  '/unavailable',
  `/unavailable${PAGE}`,
  '/composition',
  '/-preview',
  '/-preview/no-such-preview',
  '/record.json',
  '/api',
  // The slashes of a redirect would lead to a host of that name.
  `/${PAGE}`,
  `/${PAGE}/`,
  '///',
  `/x${'/'.repeat(7000)}x`,
].map(
  (path): Expectation => ({
    title: `${path.slice(0, 40)} is no page`,
    request: { path },
    expected: { status: 404, headers: { ...document, location: undefined }, body: wholeDocument },
  }),
);

const files: Expectation[] = [
  {
    title: 'a font is not compressed again',
    request: { path: 'font', headers: { 'accept-encoding': 'gzip, br' } },
    expected: {
      status: 200,
      headers: { ...security, ...immutable, etag, 'content-type': 'font/woff2', 'content-encoding': undefined },
      body: /^wOF2/,
    },
  },
  {
    title: 'browsers keep the list of pages of a release',
    request: { path: 'page list', headers: { 'accept-encoding': 'br' } },
    expected: {
      status: 200,
      headers: {
        ...security,
        ...immutable,
        etag,
        'content-type': 'application/json; charset=utf-8',
        'content-encoding': 'br',
      },
      body: /^\[{"path":"\//,
    },
  },
  {
    title: 'applications on other origins get what a release exposes, as it is live now',
    request: { path: '/remotes/wholesale/mf-manifest.json' },
    expected: {
      status: 200,
      headers: {
        ...security,
        ...revalidated,
        'access-control-allow-origin': '*',
        'content-type': 'application/json; charset=utf-8',
      },
      body: /"buildName":"wholesale"/,
    },
  },
  {
    title: 'readers of a feed get it as it is now, at an address that stays',
    request: { path: '/remotes/support/feeds/system-status.atom' },
    expected: {
      status: 200,
      headers: {
        ...security,
        ...revalidated,
        'access-control-allow-origin': '*',
        'content-type': 'application/atom+xml',
        'content-security-policy': 'sandbox',
      },
      body: /<link href="https?:[^{]+\/system-status"/,
    },
  },
  {
    title: 'a script is JavaScript to browsers that do not guess',
    request: { path: 'script' },
    expected: { status: 200, headers: { 'content-type': 'text/javascript; charset=utf-8', etag } },
  },
  ...[
    '/assets/no-such-file.js',
    '/assets/',
    '/assets',
    '/remotes/marketing/no-such-file.png',
    '/remotes/marketing/release.json',
    '/remotes/marketing/sbom.cdx.json',
    '/remotes/marketing',
  ].map(
    (path): Expectation => ({
      title: `${path} is no file`,
      request: { path },
      expected: path === '/assets' ? { status: 404, headers: document } : { status: 404, headers: text },
    }),
  ),
  ...[
    { path: '/composition.json', type: /^application\/json/, body: /^{"id":/ },
    { path: '/sitemap.xml', type: /^application\/xml/, body: /<urlset/ },
    { path: '/robots.txt', type: /^text\/plain; charset=utf-8$/, body: /^User-agent/ },
    { path: '/.well-known/security.txt', type: /^text\/plain; charset=utf-8$/, body: /^Contact: mailto:/ },
  ].map(
    ({ path, type, body }): Expectation => ({
      title: `${path} is asked for again each time`,
      request: { path, headers: { 'accept-encoding': 'br' } },
      expected: {
        status: 200,
        headers: { ...security, ...revalidated, etag, 'content-type': type, 'content-encoding': 'br' },
        body,
      },
    }),
  ),
  ...['/favicon.svg', '/favicon.ico'].map(
    (path): Expectation => ({
      title: `${path} is the icon for a day`,
      request: { path, headers: { 'accept-encoding': 'gzip' } },
      expected: {
        status: 200,
        headers: {
          ...security,
          'content-type': 'image/svg+xml',
          'cache-control': 'public, max-age=86400',
          'content-encoding': 'gzip',
        },
        body: /^<svg/,
      },
    }),
  ),
];

const refusedMethods = ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'].map(
  (method): Expectation => ({
    title: `${method} of a page is refused`,
    request: { path: PAGE, method },
    expected: { status: 405, headers: { ...text, allow: 'GET, HEAD' } },
  }),
);

const attacks = [
  '/../../../../etc/passwd',
  '/assets/../../../../etc/passwd',
  '/..%2f..%2f..%2f..%2fetc/passwd',
  '/assets/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  '/remotes/%2e%2E/.%2e/etc/passwd',
  '/assets/..%5c..%5c..%5cetc/passwd',
  '/remotes/marketing/../../../store/releases',
  '/pricing%00',
  '/compositions/',
  '/files/assets/',
  '/current/index.html',
  '/.git/config',
  '/'.repeat(16_000),
].map(
  (path): Expectation => ({
    title: `${path.slice(0, 60)} leads to nothing`,
    request: { path },
    expected: { status: [400, 404, 414], body: /^(?![\s\S]*root:x:)/ },
  }),
);

/** Table for all servers of the site. */
export const expectations: Expectation[] = [
  ...documents,
  ...encodings,
  ...revalidations,
  ...redirects,
  ...missingPages,
  ...files,
  ...refusedMethods,
  ...attacks,
];

/** While the page of an unavailable remote is at `/away`. */
export const unavailablePage: Expectation = {
  title: 'a page whose remote is away is answered 503, and nobody stores that',
  request: { path: '/away', headers: { 'accept-encoding': 'br' } },
  expected: {
    status: 503,
    headers: { ...document, 'cache-control': 'no-store', 'retry-after': '30', 'content-encoding': 'br' },
    body: wholeDocument,
  },
};

/** Before the first composition. */
export const notComposed: Expectation[] = ['/', PAGE, `${PAGE}/`, '/404', '/sitemap.xml'].map((path) => ({
  title: `${path} asks visitors to come back in a moment before there is a composition`,
  request: { path },
  expected: {
    status: 503,
    headers: { ...text, 'retry-after': '2' },
    body: /^The site is being composed\. Please try again in a moment\.\n$/,
  },
}));

/** Responses of the shell to operators, which the gateway never passes on. */
export const operationPaths = [
  '/-/live',
  '/-/composition',
  '/-/metrics',
  '/-/refresh',
  '/-/',
  '/-/operations.css',
  '/-/remotes/wholesale',
  '/-/status',
  '/-/history',
  '/-/openapi.json',
  '/-/remotes/wholesale/rollback',
  '/-/unauthorized',
  '/metrics',
  '/livez',
  '/readyz',
];
