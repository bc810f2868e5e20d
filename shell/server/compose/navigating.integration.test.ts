import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { NavigationEntry } from '@site/contracts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { TestShell } from '../testing/test-shell.ts';
import { findNavigationFault } from './checks/check-navigation.ts';

const home = { path: '/', navigation: [{ group: 'header', label: 'Home', order: 10 }] };
const prices = { path: '/prices', navigation: [{ group: 'product', label: 'Prices', order: 20 }] };
const help = { path: '/help' };

let shell: TestShell;

beforeEach(async () => {
  shell = new TestShell();
  shell.sales.publish({ name: 'sales', pages: [home, prices] });
  shell.help.publish({ name: 'help', pages: [help] });
  await shell.start();
});

afterEach(() => shell.dispose());

/** Publishes `/help` with these entries. */
function publishHelp(version: string, navigation: NavigationEntry[]) {
  shell.help.publish({ name: 'help', version, pages: [{ ...help, navigation }] });
  return shell.refresh();
}

/** Returns the labels of a footer column or of the header bar. */
async function labels(path: string, part: RegExp): Promise<string[]> {
  const [, list = ''] = part.exec(await shell.text(path)) ?? [];
  return [...list.matchAll(/<a [^>]*>([^<]+)<\/a>/g)].map(([, label = '']) => label);
}

const column = (title: string) => new RegExp(`<h3>${title}</h3><ul>(.*?)</ul>`);
const BAR = /<nav [^>]*aria-label="Main"><ul>(.*?)<\/ul><\/nav>/;

describe('Navigation entry of a page', () => {
  test('appears in every document with one release, and disappears with the next', async () => {
    const before = await shell.text('/prices');
    expect(await labels('/prices', column('Company'))).toEqual([]);

    await publishHelp('2.0.0', [
      { group: 'company', label: 'Answers', order: 10 },
      { group: 'header', label: 'Help', order: 20 },
    ]);
    for (const path of ['/', '/prices', '/help']) {
      expect(await labels(path, column('Company'))).toEqual(['Answers']);
      expect(await labels(path, BAR)).toEqual(['Home', 'Help']);
    }

    await publishHelp('3.0.0', []);
    expect(await shell.text('/prices')).toBe(before);
  });

  test('changes no document of other teams while a release keeps it', async () => {
    const entry = { group: 'company', label: 'Answers', order: 10 };
    await publishHelp('2.0.0', [entry]);
    const before = await shell.text('/prices');
    const { releases } = await publishHelp('3.0.0', [entry]);
    expect(releases.help?.version).toBe('3.0.0');
    expect(await shell.text('/prices')).toBe(before);
  });

  test('takes its requested position, even before entries of other teams', async () => {
    await publishHelp('2.0.0', [{ group: 'product', label: 'Help', order: 10 }]);
    expect(await labels('/', column('Product'))).toEqual(['Help', 'Prices']);
    await publishHelp('3.0.0', [{ group: 'product', label: 'Help', order: 30 }]);
    expect(await labels('/', column('Product'))).toEqual(['Prices', 'Help']);
  });

  test('shows its own description and icon in a menu, or those of the sitemap', async () => {
    await publishHelp('2.0.0', [
      { group: 'resources', label: 'Help', order: 10, description: 'Answers to questions', icon: 'life-buoy' },
    ]);
    const panel = /id="menu-resources".*?<ul[^>]*>(.*?)<\/ul>/;
    const [, own = ''] = panel.exec(await shell.text('/')) ?? [];
    expect(own).toMatch(/<b>Help<\/b><span>Answers to questions<\/span>/);
    await publishHelp('3.0.0', [{ group: 'resources', label: 'Help', order: 10 }]);
    const [, fromSitemap = ''] = panel.exec(await shell.text('/')) ?? [];
    expect(fromSitemap).toMatch(/<b>Help<\/b><span>Description of \/help<\/span>/);
    expect(fromSitemap.replace('Description of /help', '')).not.toBe(own.replace('Answers to questions', ''));
  });

  test('can be removed with its page', async () => {
    const guide = { path: '/help/guide', navigation: [{ group: 'support', label: 'Guide', order: 10 }] };
    shell.help.publish({ name: 'help', version: '2.0.0', pages: [help, guide] });
    await shell.refresh();
    expect(await labels('/', column('Support'))).toEqual(['Guide']);
    shell.help.publish({ name: 'help', version: '3.0.0', pages: [help] });
    const { releases, refused } = await shell.refresh();
    expect({ version: releases.help?.version, refused }).toEqual({ version: '3.0.0', refused: [] });
    expect(await labels('/', column('Support'))).toEqual([]);
  });
});

describe('Changed navigation entry', () => {
  const dice = {
    path: '/prices/dice',
    code: "return React.createElement('p', null, 'Thrown by no player of this house or any other: ' + Math.random());",
  };
  const entries = [{ group: 'company', label: 'Answers', order: 10 }];

  const thrown = async () => /any other: ([\d.e-]+)/.exec(await shell.text(dice.path))?.[1];

  beforeEach(async () => {
    shell.sales.publish({ name: 'sales', version: '2.0.0', pages: [home, prices, dice] });
    await shell.refresh();
  });

  test('renders no page of other teams again', async () => {
    const before = await thrown();
    await publishHelp('2.0.0', entries);
    expect(await labels(dice.path, column('Company'))).toEqual(['Answers']);
    expect(await thrown()).toBe(before);
  });

  test('results in the same documents as a full render', async () => {
    const documents = () => Promise.all(['/', '/prices', '/help', '/nowhere'].map((path) => shell.text(path)));
    await publishHelp('2.0.0', entries);
    const made = await documents();
    await shell.stop();
    rmSync(path.join(shell.dataDir, 'rendered'), { recursive: true });
    await shell.start();
    for (const [index, document] of (await documents()).entries()) expect(document === made[index]).toBe(true);
  });

  test('renders pages again whose documents on disk are damaged', async () => {
    const before = await thrown();
    const rendered = path.join(shell.dataDir, 'rendered');
    for (const file of readdirSync(rendered, { recursive: true, encoding: 'utf8' }))
      if (file.endsWith('.html')) writeFileSync(path.join(rendered, file), 'torn');
    await publishHelp('2.0.0', entries);
    expect(await labels(dice.path, column('Company'))).toEqual(['Answers']);
    expect(await thrown()).not.toBe(before);
  });
});

describe('Refusal of a release', () => {
  test('happens when its entry does not fit, and keeps existing entries', async () => {
    const pages = Array.from({ length: 7 }, (_, index) => ({
      path: `/prices/${index}`,
      navigation: [{ group: 'product', label: `Prices ${index}`, order: 30 }],
    }));
    shell.sales.publish({ name: 'sales', version: '2.0.0', pages: [home, prices, ...pages] });
    await shell.refresh();
    const before = await labels('/', column('Product'));
    expect(before).toHaveLength(8);

    const { releases, refused } = await publishHelp('2.0.0', [{ group: 'product', label: 'Help', order: 0 }]);
    expect(releases.help?.version).toBe('1.0.0');
    expect(refused).toMatchObject([
      {
        remote: 'help',
        page: '/help',
        reason:
          'Entry "Help" does not fit in the footer column Product, which holds 8 entries. Use another group, or agree with sales on which entry to remove.',
      },
    ]);
    expect(await labels('/', column('Product'))).toEqual(before);
  });

  test('happens when the labels exceed the length of the header bar', async () => {
    const { refused } = await publishHelp('2.0.0', [{ group: 'header', label: 'Answers to all questions!', order: 0 }]);
    expect(refused).toMatchObject([
      {
        remote: 'help',
        reason: expect.stringMatching(
          /does not fit in the bar of the header, which holds 4 entries with 28 letters in total\. /,
        ),
      },
    ]);
    expect(await labels('/', BAR)).toEqual(['Home']);
  });

  test('happens when its entry repeats a label of the group', async () => {
    const { refused } = await publishHelp('2.0.0', [{ group: 'product', label: ' prices', order: 0 }]);
    expect(refused).toMatchObject([
      {
        remote: 'help',
        page: '/help',
        reason:
          'Entry "prices" in the footer column Product has the same label as the entry of /prices. Choose another label.',
      },
    ]);
    expect((await publishHelp('3.0.0', [{ group: 'company', label: 'Prices', order: 0 }])).refused).toEqual([]);
  });
});

test('A team may rename an entry while its group is over-full', () => {
  const released = (version: string, label: string) => {
    const pages = Array.from({ length: 9 }, (_, index) => ({
      path: `/prices/${index}`,
      navigation: [{ group: 'product', label: `${label} ${index}`, order: 30 }],
    }));
    return shell.sales.publish({ name: 'sales', version, pages });
  };
  const live = new Map([['sales', released('2.0.0', 'Prices')]]);
  expect(findNavigationFault([released('3.0.0', 'Rates')], live)).toBeUndefined();
  expect(findNavigationFault([released('3.0.0', 'All prices')], live)).toMatchObject({ remote: 'sales' });
});

test('warns of an entry in an unknown group', async () => {
  const { releases, warnings } = await publishHelp('2.0.0', [{ group: 'sidebar', label: 'Help', order: 0 }]);
  expect(releases.help?.version).toBe('2.0.0');
  expect(warnings).toContainEqual({
    remote: 'help',
    page: '/help',
    message:
      'Entry "Help" is not shown: group sidebar does not exist. Use one of header, solutions, wholesale-rates, wholesale-carriers, wholesale-card, resources, resources-card, product, wholesale, company, support, legal.',
  });
});

test('removes only the entries of a removed remote, across restarts', async () => {
  await publishHelp('2.0.0', [{ group: 'product', label: 'Help', order: 30 }]);
  const before = await shell.text('/');
  await shell.stop();
  await shell.start();
  expect(await shell.text('/')).toBe(before);
  await shell.stop();
  await shell.start({ REMOTES: `sales=${shell.sales.path}` });
  expect(await labels('/', column('Product'))).toEqual(['Prices']);
});
