import { sitemapCategories } from '@site/contracts';
import { expect, test } from '@site/dev-tools/browser/test.ts';
import { anchorsIn, type Crawl, crawl, type Found } from '../support/crawl.ts';
import { htmlErrors } from '../support/html-errors.ts';
import { everyPage, site } from '../support/pages.ts';
import { ServedDocument } from '../support/served-document.ts';

/** One crawl serves all tests. */
test.describe.configure({ mode: 'default' });

let found: Crawl['found'];
let links: Crawl['links'];
test.beforeAll(async ({ runningSite }) => {
  ({ found, links } = await crawl(runningSite.url));
});

const paths = everyPage.map(({ path }) => path);
const publicAddress = (path: string) => new URL(path, site.origin).href;

/** Documents of all pages, by path. */
const documents = (): [string, Found][] => [...found].filter(([path]) => paths.includes(path));

/** Content that appears exactly once in a document. */
const read = ({ html }: Found, pattern: RegExp) => [...html.matchAll(pattern)].map(([, text]) => text);

test('the composition lists the tested pages and no refusals', async ({ request }) => {
  const report: { pages: { path: string }[]; refused: unknown[] } = await (await request.get('/-/composition')).json();
  expect(report.refused).toEqual([]);
  expect(report.pages.map(({ path }) => path).sort()).toEqual([...paths].sort());
});

test('every page can be reached from the home page', () => {
  expect(
    documents()
      .map(([path]) => path)
      .sort(),
  ).toEqual([...paths].sort());
});

test('every link and every file of the site resolves', () => {
  const broken = [...found]
    .filter(([, { status, bytes }]) => status !== 200 || bytes === 0)
    .map(([path, { status }]) => ({ path, status, from: links.find((link) => link.path === path)?.from }));
  expect(broken).toEqual([]);
});

test('every link to a fragment resolves to an id', () => {
  const anchors = new Map([...found].map(([path, target]) => [path, anchorsIn(target)]));
  const missing = links.filter(
    ({ path, anchor }) => anchor !== '' && found.get(path)?.status === 200 && !anchors.get(path)?.has(anchor),
  );
  expect(missing.map(({ from, href }) => `${from} → ${href}`)).toEqual([]);
});

test('no two pages share a name of radio buttons, which would form one group while the next page is pre-rendered', () => {
  const pagesOf = new Map<string, Set<string>>();
  for (const [path, { html }] of documents())
    for (const [radio] of html.replaceAll(/<form\b.*?<\/form>/gs, '').matchAll(/<input\b[^>]*type="radio"[^>]*>/g)) {
      const name = /\sname="([^"]+)"/.exec(radio)?.[1] ?? '';
      pagesOf.set(name, (pagesOf.get(name) ?? new Set()).add(path));
    }
  expect(pagesOf.size).toBeGreaterThan(2);
  expect([...pagesOf].filter(([, pages]) => pages.size > 1)).toEqual([]);
});

test('every download link leads to a file of the announced type', async () => {
  const saved = documents().flatMap(([path, { html }]) =>
    [...html.matchAll(/<a\b(?=[^>]*\sdownload="([^"]*)")[^>]*?\shref="([^"]*)"/g)].map(([, name = '', href = '']) => ({
      path,
      name,
      href,
    })),
  );
  expect(saved.length).toBeGreaterThan(0);
  for (const { path, name, href } of saved) {
    const type = href.startsWith('data:') ? href.slice(5) : (found.get(href)?.type ?? '');
    expect.soft(type, `${name} of ${path}`).not.toMatch(/^(?:text\/html|$)/);
    expect.soft(name, `${name} of ${path}`).toMatch(/\.\w+$/);
  }
});

for (const [what, pattern] of [
  ['title', /<title>([^<]*)<\/title>/g],
  ['description', /<meta name="description" content="([^"]*)"/g],
  ['heading', /<h1\b[^>]*>(.*?)<\/h1>/gs],
] as const) {
  test(`every page has one ${what}, unique on the site`, () => {
    const values = documents().map(([path, document]) => ({ path, values: read(document, pattern) }));
    for (const { path, values: own } of values) expect.soft(own, path).toHaveLength(1);
    expect(new Set(values.map(({ values: [own] }) => own)).size).toBe(values.length);
  });
}

for (const word of ['title', 'description']) {
  test(`every page has its own ${word} for social networks`, () => {
    const values = documents().map(([path, { html }]) => ({ path, own: new ServedDocument(html).metas(`og:${word}`) }));
    for (const { path, own } of values) expect.soft(own, path).toEqual([expect.stringMatching(/./)]);
    expect(new Set(values.map(({ own: [text] }) => text)).size).toBe(values.length);
  });
}

test('every page has keywords', () => {
  for (const [path, { html }] of documents())
    expect.soft(new ServedDocument(html).metas('keywords'), path).toEqual([expect.stringMatching(/./)]);
});

test('the sitemap lists every page in one of nine categories, all of them non-empty', () => {
  expect(everyPage.filter(({ category }) => !category).map(({ path }) => path)).toEqual([]);
  const shown = new ServedDocument(found.get('/sitemap')?.html ?? '').values('data-category', 'tbody');
  expect(new Set(shown)).toEqual(new Set(sitemapCategories));
  expect(sitemapCategories).toHaveLength(9);
});

test('every page names its own canonical address', () => {
  for (const [path, document] of documents()) {
    expect.soft(read(document, /<link rel="canonical" href="([^"]*)"/g)).toEqual([publicAddress(path)]);
    expect.soft(read(document, /<meta property="og:url" content="([^"]*)"/g)).toEqual([publicAddress(path)]);
    const shown = document.html.replace(/<script type="application\/json".*?<\/script>/s, '');
    expect.soft(shown, path).not.toMatch(/\{(?:brand|origin)\}/);
  }
});

test('every page has a large preview picture', () => {
  for (const [path, document] of documents()) {
    const [address = ''] = read(document, /<meta property="og:image" content="([^"]*)"/g);
    expect.soft(address, path).toContain(`${site.origin}/assets/`);
    expect.soft(found.get(new URL(address).pathname), path).toMatchObject({ status: 200, type: 'image/png' });
    expect.soft(document.html, path).toContain('<meta name="twitter:card" content="summary_large_image">');
    const isArticle = path.startsWith('/articles/');
    expect
      .soft(read(document, /<meta property="og:type" content="([^"]*)"/g))
      .toEqual([isArticle ? 'article' : 'website']);
  }
});

test('structured data states the position of each page', () => {
  for (const [path, document] of documents()) {
    const blocks = read(document, /<script type="application\/ld\+json">(.*?)<\/script>/gs).map((text) =>
      JSON.parse(text ?? ''),
    );
    for (const block of blocks) expect.soft(block['@context'], path).toBe('https://schema.org');
    const types = blocks.map((block) => block['@type']);
    if (path !== '/') expect.soft(types, path).toContain('BreadcrumbList');
  }
});

test('sitemap.xml lists every page with its public address', async ({ request }) => {
  const response = await request.get('/sitemap.xml');
  expect(response.headers()['content-type']).toBe('application/xml');
  const text = await response.text();
  const listed = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
  expect(listed.sort()).toEqual(paths.map(publicAddress).sort());
  const priorities = [...text.matchAll(/<priority>([^<]*)<\/priority>/g)].map(([, priority]) => Number(priority));
  expect(priorities).toHaveLength(paths.length);
  expect(Math.min(...priorities)).toBeGreaterThanOrEqual(0.3);
});

test('robots.txt links the sitemap and disallows only the service', async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text();
  expect(text).toContain(`Sitemap: ${site.origin}/sitemap.xml`);
  const closed = [...text.matchAll(/^Disallow: (.*)$/gm)].map(([, path]) => path);
  expect(closed).toEqual(['/api/', '/-/']);
});

test('security.txt names a contact for vulnerabilities and expires within a year', async ({ request }) => {
  const text = await (await request.get('/.well-known/security.txt')).text();
  expect(text).toContain(`Contact: mailto:${site.email}\n`);
  expect(text).toContain(`Canonical: ${site.origin}/.well-known/security.txt\n`);
  const [, expires = ''] = /^Expires: (.*)$/m.exec(text) ?? [];
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(180);
  expect(days).toBeLessThan(366);
});

test('every document is valid HTML', async ({ request }) => {
  const notFound = await (await request.get('/no-such-page')).text();
  const texts = Object.fromEntries(documents().map(([path, { html }]) => [path, html]));
  expect(await htmlErrors({ ...texts, '/no-such-page': notFound })).toEqual([]);
});
