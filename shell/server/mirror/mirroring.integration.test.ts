import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describeFile } from '@site/contracts/integrity';
import { ConfigurationError } from '@site/process';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { TestShell } from '../testing/test-shell.ts';
import { mirrorSite } from './mirror-site.ts';

let live: TestShell;
let here: TestShell;
let folder: string;

const HTML = `<h1 class="big">Prices &amp; terms</h1><p>A sentence with <a href="/help#top">a link</a> and a figure:</p>
<svg viewBox="0 0 2 2" aria-hidden="true"><path stroke-width="2" d="M0 0h2"></path></svg>
<form><label for="a">Lines</label><input id="a" required="" name="lines" value="12"/></form><details open=""><summary>More</summary>text</details>`;

const navigation = [{ group: 'support', label: 'Help and more', order: 10 }];

const isSales = (name: string) => name === 'sales';
const pageIn = (html: string) => /<div id="page">(.*?)<\/main>/s.exec(html)?.[1];
const pageOf = async ({ url }: TestShell, address: string) => pageIn(await (await fetch(url + address)).text());

/** Answers every request as given. @returns its address */
async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const serveJson = (json: string) => serve((_request, response) => response.end(json));

beforeEach(async () => {
  live = new TestShell();
  here = new TestShell();
  folder = await mkdtemp(path.join(tmpdir(), 'mirror-'));
  live.sales.publish({ name: 'sales', pages: [{ path: '/' }, { path: '/prices' }] });
  live.help.publish({
    name: 'help',
    version: '3.1.0',
    pages: [{ path: '/help', html: HTML, title: 'Help & more', navigation }],
  });
  await live.start();
});
afterEach(async () => {
  await live.stop();
  await here.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('A team that works alone', () => {
  test('sees its own release with the live releases of others, as visitors see them', async () => {
    const { folders, finished } = await mirrorSite(live.url, folder, isSales);
    await finished;
    expect(Object.keys(folders)).toEqual(['help']);
    here.sales.publish({ name: 'sales', version: '2.0.0', pages: [{ path: '/', title: 'News' }, { path: '/prices' }] });
    await here.start({ REMOTES: `sales=${here.sales.path},help=${folders.help}` });
    expect((await here.report()).releases).toMatchObject({ sales: { version: '2.0.0' }, help: { version: '3.1.0' } });
    expect(await pageOf(here, '/help')).toBe(await pageOf(live, '/help'));
    const document = await (await fetch(`${here.url}/help`)).text();
    expect(document).toContain('<title>Help &amp; more</title>');
    expect(document).toContain('Help and more</a>');
    expect(await (await fetch(`${here.url}/remotes/help/static/remote.js`)).text()).toContain('3.1.0');
  });

  test('sees static pages of others, with and without a container in their release', async () => {
    const publishHelp = (version: string, hasContainer: boolean) => {
      live.help.write('pages/static.html', HTML);
      live.help.publish({
        name: 'help',
        version,
        pages: hasContainer ? [{ path: '/help' }, { path: '/help/form' }] : [{ path: '/help' }],
        change: ({ container, server, ...release }) => ({
          ...release,
          ...(hasContainer && { container, server }),
          files: { ...release.files, 'pages/static.html': describeFile(HTML) },
          pages: release.pages.map((page) =>
            page.path === '/help' ? { ...page, html: 'pages/static.html', interactive: false } : page,
          ),
        }),
      });
      return live.refresh();
    };
    const seeHelp = async (version: string) => {
      const { folders, finished } = await mirrorSite(live.url, folder, isSales);
      await finished;
      here.sales.publish({ name: 'sales', pages: [{ path: '/' }, { path: '/prices' }] });
      await here.start({ REMOTES: `sales=${here.sales.path},help=${folders.help}` });
      expect(await here.report()).toMatchObject({ releases: { help: { version } }, refused: [] });
      expect(await pageOf(here, '/help')).toBe(await pageOf(live, '/help'));
      expect(await here.text('/help')).toContain('<script type="module" src="/remotes/help/static/remote.js"');
      const { remotes } = await (await here.get('/composition.json')).json();
      expect(remotes.help).toEqual((await (await live.get('/composition.json')).json()).remotes.help);
      await here.stop();
    };
    await publishHelp('4.0.0', false);
    await seeHelp('4.0.0');
    await publishHelp('4.1.0', true);
    await seeHelp('4.1.0');
  });

  test('fetches only changed releases again', async () => {
    await (await mirrorSite(live.url, folder, isSales)).finished;
    const { folders, finished } = await mirrorSite(live.url, folder, isSales);
    await live.stop();
    await finished;
    expect(folders.help).toBeDefined();
  });

  test('gets a sentence when the address belongs to another kind of site', async () => {
    await expect(mirrorSite('http://127.0.0.1:9', folder, isSales)).rejects.toThrow(
      /does not answer: name the address of a running site/,
    );
    await expect(mirrorSite(await serveJson('{"remotes":[]}'), folder, isSales)).rejects.toThrow(
      /\/composition\.json lists no releases: name a site of this kind\.$/,
    );
    await expect(mirrorSite(`${live.url}/nowhere`, folder, isSales)).resolves.toBeDefined();
  });

  test('learns the address to name when the site redirects to another one', async () => {
    const redirectTo = (location: string) => serve((_request, response) => response.writeHead(308, { location }).end());
    const address = await redirectTo(`${live.url}/composition.json`);
    await expect(mirrorSite(address, folder, isSales)).rejects.toThrow(
      new ConfigurationError(
        `${address}/composition.json redirects to ${live.url}/composition.json: name that address.`,
      ),
    );
    await expect(mirrorSite(await redirectTo('/login'), folder, isSales)).rejects.toThrow(
      /\/composition\.json answers 308: name a site of this kind\.$/,
    );
  });

  test('gets a sentence when the site stops in the middle of an answer', async () => {
    const address = await serve((_request, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('{', () => response.destroy());
    });
    await expect(mirrorSite(address, folder, isSales)).rejects.toThrow(
      new ConfigurationError(`${address}/composition.json does not answer: name the address of a running site.`),
    );
  });
});
