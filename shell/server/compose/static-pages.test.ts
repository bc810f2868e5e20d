import type { Release } from '@site/contracts';
import { describeFile } from '@site/contracts/integrity';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TestShell } from '../testing/test-shell.ts';

const shell = new TestShell();
const words = `<h1>Answers</h1><p>${'Words of {brand}. '.repeat(5)}</p>`;

/** Publishes a page that is HTML with a script: no component, no container, no server bundle. */
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

/** Why a release was refused. */
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

describe('A team that has a page of plain HTML', () => {
  test('gets it into the layout of the site, with its title, its styles, its script and the name of the product', async () => {
    const document = await shell.text('/help');
    expect(document).toContain('<div id="page"><div><h1>Answers</h1>');
    expect(document).toContain('<title>Title of /help</title>');
    expect(document).toContain('.help { color: red }');
    expect(document).toContain('<script type="module" src="/remotes/help/static/help.js"></script>');
    expect(document).toContain('<footer');
    expect(document).not.toContain('{brand}');
    expect(document).not.toContain('data-hydrate');
    // Without the layout it would be a document without a policy.
    expect((await shell.get('/remotes/help/pages/help.html')).status).toBe(404);
  });

  test('has open tabs load the document, since there is no code that could show the page in them', async () => {
    const { remotes } = await (await shell.get('/composition.json')).json();
    expect(remotes).toMatchObject({ sales: { paths: ['/'] }, help: { paths: [] } });
    expect(await shell.text('/sitemap.xml')).toContain('/help</loc>');
  });

  test.each([
    ['a script in it', `${words}<script>alert()</script>`, /<script> in its HTML: list its files in "js"/],
    ['a style sheet in it', `${words}<style>h1 { color: red }</style>`, /<style> in its HTML/],
    ['a style attribute', `${words}<p style="color: red">Red</p>`, /style attribute/],
    ['a tag that closes the layout', `${words}</div></main>`, /closes an element that it has not opened/],
    ['a tag that stays open', `${words}<section>`, /leaves one open/],
    ['next to no words', '<h1>Soon</h1>', /next to nothing/],
  ])('is told when it has %s', async (_what, html, reason) => {
    expect(await refusal(html)).toMatch(reason);
  });

  test('is told which page has neither HTML nor code', async () => {
    const withoutHtml = (release: Release) => ({
      ...release,
      pages: release.pages.map(({ html: _, ...page }) => page),
    });
    expect(await refusal(words, withoutHtml)).toMatch(/^Page \/help has no HTML, and the release lacks/);
  });

  test('is told when the release does not list the HTML', async () => {
    const unlisted = ({ files: { 'pages/help.html': _, ...files }, ...release }: Release) => ({ ...release, files });
    expect(await refusal(words, unlisted)).toMatch(/needs pages\/help.html but does not list it/);
  });
});
