import { lstatSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { TestShell } from '../testing/test-shell.ts';

let shell: TestShell;
const home = { path: '/' };
const words = 'words '.repeat(20);
const linkTo = (path: string) => `<p>${words}</p><a href="${path}">there</a>`;
/** The page at /prices was moved twice. */
const moved = { path: '/rates/all', redirects: ['/prices', '/prices/old'] };

beforeEach(async () => {
  shell = new TestShell();
  shell.sales.publish({ name: 'sales', pages: [home, { path: '/prices' }] });
  shell.help.publish({ name: 'help', pages: [{ path: '/help', html: linkTo('/prices#yearly') }] });
  await shell.start();
});

afterEach(() => shell.dispose());

async function move() {
  shell.sales.publish({ name: 'sales', version: '2.0.0', pages: [home, moved] });
  return shell.refresh();
}

const ask = async (address: string) => {
  const { status, headers } = await shell.get(address);
  return [status, headers.get('location'), headers.get('cache-control')];
};

describe('A moved page', () => {
  test('is reachable at its former paths, without a refusal', async () => {
    expect((await move()).refused).toEqual([]);
    for (const [address, location] of [
      ['/prices', '/rates/all'],
      ['/prices?from=mail', '/rates/all?from=mail'],
      ['/prices/', '/rates/all'],
      ['/prices/old', '/rates/all'],
    ])
      expect(await ask(address ?? ''), address).toEqual([308, location, 'no-cache']);
    expect((await shell.get('/rates/all')).status).toBe(200);
    expect(await shell.text('/sitemap.xml')).not.toContain('/prices<');
  });

  test('causes a warning when linked by its former path', async () => {
    const { warnings } = await move();
    expect(warnings.filter(({ remote }) => remote === 'help')).toEqual([
      { remote: 'help', page: '/help', message: 'Links to /prices, which has moved to /rates/all.' },
    ]);
  });

  test('keeps its former paths after a restart, even without its remote', async () => {
    await move();
    await shell.stop();
    shell.sales.remove();
    await shell.start();
    expect((await ask('/prices')).slice(0, 2)).toEqual([308, '/rates/all']);
  });

  test('releases its former paths to new pages of any team', async () => {
    await move();
    shell.help.publish({ name: 'help', version: '2.0.0', pages: [{ path: '/help' }, { path: '/prices/old' }] });
    expect((await shell.refresh()).refused).toMatchObject([
      {
        remote: 'help',
        page: '/prices/old',
        reason: 'Path /prices/old is a former path of /rates/all and belongs to sales.',
      },
    ]);
    shell.sales.publish({
      name: 'sales',
      version: '3.0.0',
      pages: [home, { path: '/prices' }, { path: '/rates/all' }],
    });
    expect((await shell.refresh()).refused).toEqual([]);
    expect((await ask('/prices'))[0]).toBe(200);
    expect((await ask('/prices/old'))[0]).toBe(200);
  });

  test('is a symlink to a folder, for web servers', async () => {
    await move();
    const inCurrent = (file: string) => path.join(shell.dataDir, 'public/current', file);
    for (const link of ['-/redirects/prices.html', '-/redirects/prices/old.html']) {
      expect(lstatSync(inCurrent(link)).isSymbolicLink(), link).toBe(true);
      expect(realpathSync(inCurrent(link))).toBe(path.join(realpathSync(inCurrent('')), '-/targets/rates/all'));
    }
    expect(await ask('/-/redirects/prices')).toEqual([404, null, expect.anything()]);
  });

  test('is exported with redirect rules and documents', async () => {
    await move();
    const folder = path.join(shell.dataDir, 'export');
    await shell.export({ folder });
    const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
    expect(read('_redirects')).toContain(
      '\n/prices /rates/all 301\n/prices/ /rates/all 301\n/prices/old /rates/all 301\n',
    );
    expect(read('prices/old.html')).toContain('<meta http-equiv="refresh" content="0; url=/rates/all">');
    expect(read('prices.html')).toContain('<link rel="canonical" href="http://localhost:8080/rates/all">');
  });
});
