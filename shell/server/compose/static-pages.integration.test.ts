import type { Release } from '@site/contracts';
import { describeFile } from '@site/contracts/integrity';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TestShell } from '../testing/test-shell.ts';

const shell = new TestShell();
const words = `<h1>Answers</h1><p>${'Words of {brand}. '.repeat(5)}</p>`;

/** Publishes a page of HTML with a script, without component, container or server bundle. */
function publishStatic(
  version: string,
  html: string,
  change: (release: Release) => unknown = (release) => release,
): void {
  const files = {
    'pages/help.html': html,
    'static/help.js': "document.getElementById('page').dataset.script = 'ran';",
  };
  for (const [file, content] of Object.entries(files)) shell.help.write(file, content);
  shell.help.publish({
    name: 'help',
    version,
    pages: [{ path: '/help' }],
    change: ({ container: _container, server: _server, ...release }) =>
      change({
        ...release,
        files: {
          ...release.files,
          ...Object.fromEntries(Object.entries(files).map(([file, content]) => [file, describeFile(content)])),
        },
        pages: release.pages.map((page) => ({ ...page, html: 'pages/help.html', js: ['static/help.js'] })),
        shared: {},
      }),
  });
}

/** Returns the reason why a release is refused. */
async function refusal(html: string, change?: (release: Release) => unknown): Promise<string | undefined> {
  publishStatic('2.0.0', html, change);
  const { refused, releases } = await shell.refresh();
  expect(releases.help?.version).toBe('1.0.0');
  publishStatic('1.0.0', words);
  await shell.refresh();
  return refused[0]?.reason;
}

beforeAll(() => {
  shell.sales.publish({ name: 'sales', pages: [{ path: '/' }] });
  publishStatic('1.0.0', words);
  return shell.start();
});

afterAll(() => shell.dispose());

describe('Page of static HTML', () => {
  test('is rendered in the layout of the site with its title, styles, script and the brand', async () => {
    const document = await shell.text('/help');
    expect(document).toContain('<div id="page"><div><h1>Answers</h1>');
    expect(document).toContain('<title>Title of /help</title>');
    expect(document).toContain('.help { color: red }');
    expect(document).toContain('<script type="module" src="/remotes/help/static/help.js"></script>');
    expect(document).toContain('<footer');
    expect(document).not.toContain('{brand}');
    expect(document).not.toContain('data-hydrate');
    // Served directly, it would be a document without a policy.
    expect((await shell.get('/remotes/help/pages/help.html')).status).toBe(404);
  });

  test('is loaded as a document by open tabs, because it has no component', async () => {
    const { remotes } = await (await shell.get('/composition.json')).json();
    expect(remotes).toMatchObject({ sales: { paths: ['/'] }, help: { paths: [] } });
    expect(await shell.text('/sitemap.xml')).toContain('/help</loc>');
  });

  test.each([
    ['a script in it', `${words}<script>alert()</script>`, /contains a <script> element: list its files in "js"/],
    ['a style sheet in it', `${words}<style>h1 { color: red }</style>`, /contains a <style> element/],
    ['a style attribute', `${words}<p style="color: red">Red</p>`, /style attribute/],
    ['a tag that closes the layout', `${words}</div></main>`, /unbalanced tags/],
    ['a tag that stays open', `${words}<section>`, /unbalanced tags/],
    ['too little text', '<h1>Soon</h1>', /too little text/],
  ])('is refused with %s', async (_what, html, reason) => {
    expect(await refusal(html)).toMatch(reason);
  });

  test('is refused without HTML and code', async () => {
    const withoutHtml = (release: Release) => ({
      ...release,
      pages: release.pages.map(({ html: _, ...page }) => page),
    });
    expect(await refusal(words, withoutHtml)).toMatch(/^Page \/help has no HTML, and the release lacks/);
  });

  test('is refused when the release does not list its HTML', async () => {
    const unlisted = ({ files: { 'pages/help.html': _, ...files }, ...release }: Release) => ({ ...release, files });
    expect(await refusal(words, unlisted)).toMatch(/needs pages\/help.html but does not list it/);
  });
});
