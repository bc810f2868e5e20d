import { lstatSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
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

  test('keeps its former paths from redirects of other teams until it releases them', async () => {
    await move();
    const taking = [{ path: '/help', redirects: ['/prices/old'] }];
    shell.help.publish({ name: 'help', version: '2.0.0', pages: taking });
    expect((await shell.refresh()).refused).toMatchObject([
      {
        remote: 'help',
        page: '/help',
        reason: 'Page /help redirects /prices/old, which is a former path of /rates/all and belongs to sales.',
      },
    ]);
    shell.sales.publish({
      name: 'sales',
      version: '3.0.0',
      pages: [home, { path: '/prices' }, { path: '/rates/all' }],
    });
    expect((await shell.refresh()).refused).toEqual([]);
    expect((await ask('/prices'))[0]).toBe(200);
    expect((await ask('/prices/old')).slice(0, 2)).toEqual([308, '/help']);
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

describe('A page that moves to another team', () => {
  const publishSales = async (version: string, redirects?: string[]) => {
    shell.sales.publish({ name: 'sales', version, pages: [home, { path: '/rates', redirects }] });
    return shell.refresh();
  };
  const takeOver = async () => {
    shell.help.publish({
      name: 'help',
      version: '2.0.0',
      pages: [{ path: '/help', html: linkTo('/prices') }, { path: '/prices' }],
    });
    return shell.refresh();
  };
  const warning = {
    remote: 'sales',
    page: '/rates',
    message: 'Redirects /prices, which is a page of help and is shown instead. Remove the redirect.',
  };

  test('is reachable after each release of the two teams', async () => {
    expect((await publishSales('2.0.0', ['/prices'])).refused).toEqual([]);
    expect((await ask('/prices')).slice(0, 2)).toEqual([308, '/rates']);

    const shown = await takeOver();
    expect(shown.refused).toEqual([]);
    expect(shown.warnings).toContainEqual(warning);
    expect((await ask('/prices'))[0]).toBe(200);

    const still = await publishSales('2.0.1', ['/prices']);
    expect(still.refused).toEqual([]);
    expect((await ask('/prices'))[0]).toBe(200);

    const dropped = await publishSales('3.0.0');
    expect(dropped.refused).toEqual([]);
    expect(dropped.warnings).not.toContainEqual(warning);
    expect((await ask('/prices'))[0]).toBe(200);
  });

  test('is reachable when both teams publish at once', async () => {
    shell.sales.publish({ name: 'sales', version: '2.0.0', pages: [home, { path: '/rates', redirects: ['/prices'] }] });
    expect((await takeOver()).refused).toEqual([]);
    expect((await ask('/prices'))[0]).toBe(200);
  });

  test('is no redirect on web servers, in an export and after a restart', async () => {
    await publishSales('2.0.0', ['/prices', '/old']);
    await takeOver();
    const inCurrent = (file: string) => path.join(shell.dataDir, 'public/current', file);
    expect(readdirSync(inCurrent('-/redirects'))).toEqual(['old.html']);
    expect(JSON.parse(readFileSync(inCurrent('record.json'), 'utf8')).redirects).toEqual({ '/old': '/rates' });

    const folder = path.join(shell.dataDir, 'export');
    await shell.export({ folder });
    const rules = readFileSync(path.join(folder, '_redirects'), 'utf8');
    expect(rules).toContain('\n/old /rates 301\n');
    expect(rules).not.toContain('/prices /rates');
    expect(readFileSync(path.join(folder, 'prices.html'), 'utf8')).not.toContain('http-equiv="refresh"');

    await shell.stop();
    await shell.start();
    expect((await ask('/prices'))[0]).toBe(200);
  });

  test('belongs to its new team', async () => {
    await publishSales('2.0.0', ['/prices']);
    await takeOver();
    shell.sales.publish({ name: 'sales', version: '3.0.0', pages: [home, { path: '/prices' }] });
    expect((await shell.refresh()).refused).toMatchObject([
      { remote: 'sales', page: '/prices', reason: 'Path /prices belongs to help.' },
    ]);
  });

  test('is redirected by its former team again when its new team removes it', async () => {
    await publishSales('2.0.0', ['/prices']);
    await takeOver();
    shell.help.publish({ name: 'help', version: '3.0.0', pages: [{ path: '/help', html: linkTo('/prices') }] });
    expect((await shell.refresh()).refused).toEqual([]);
    expect((await ask('/prices')).slice(0, 2)).toEqual([308, '/rates']);
  });

  test('stays live with urgent releases of its former team when its new team redirects it, too', async () => {
    await publishSales('2.0.0', ['/prices']);
    await takeOver();
    shell.help.publish({ name: 'help', version: '3.0.0', pages: [{ path: '/help', redirects: ['/prices'] }] });
    const refusal = {
      remote: 'help',
      version: '3.0.0',
      page: '/help',
      reason: 'Page /help redirects /prices, which is a former path of /rates and belongs to sales.',
    };
    expect((await shell.refresh()).refused).toMatchObject([refusal]);
    const urgent = await publishSales('2.0.1', ['/prices']);
    expect(urgent.releases.sales?.version).toBe('2.0.1');
    expect(urgent.refused).toMatchObject([refusal]);
    expect((await ask('/prices'))[0]).toBe(200);

    await publishSales('3.0.0');
    await shell.refresh();
    expect((await ask('/prices')).slice(0, 2)).toEqual([308, '/help']);
  });
});
