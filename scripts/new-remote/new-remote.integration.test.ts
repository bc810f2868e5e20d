import { Checkout } from '@site/dev-tools/checkout.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRemote } from './create-remote.ts';
import { createStandalone } from './create-standalone.ts';
import { planRemote } from './plan-remote.ts';

const PATHS = [
  'deploy/kubernetes',
  'docker-compose.yml',
  'mfe-*',
  'package-lock.json',
  'packages',
  'shell/remotes.json',
];

let checkout: Checkout;

beforeAll(async () => {
  checkout = await Checkout.create({ paths: PATHS, sourcesOnly: true });
  await checkout.commit('The site as it is');
});
afterAll(() => checkout.remove());

const plan = (name: string, path?: string) => planRemote(name, path, checkout.folder);

describe('a new remote', () => {
  let written: string[];

  beforeAll(async () => {
    written = await createRemote(plan('partners'), checkout.folder);
  });
  afterAll(() => checkout.reset());

  test('is named wherever another one is, equally often', async () => {
    const [folder, ...files] = written;
    expect(folder).toBe('mfe-partners/');
    const mentions = (text: string, name: string) => text.match(new RegExp(`\\b${name}\\b`, 'g'))?.length;
    for (const file of files.filter((file) => !/lock|remotes\/partners|shell/.test(file))) {
      const text = await checkout.read(file);
      expect({ file, mentions: mentions(text, 'partners') }).toEqual({ file, mentions: mentions(text, 'wholesale') });
    }
  });

  test('has a manifest without traces of another remote', async () => {
    const manifest = (name: string) => checkout.read(`deploy/kubernetes/base/remotes/${name}/kustomization.yaml`);
    expect(await manifest('partners')).toBe((await manifest('marketing')).replaceAll('marketing', 'partners'));
  });

  test('has a page, a test, a readme and a package, and is registered with the path of the page', async () => {
    const own = (await checkout.changedFiles()).filter((file) => file.startsWith('mfe-partners/'));
    expect(own.sort()).toEqual(
      [
        'mfe-partners/README.md',
        'mfe-partners/package.json',
        ...['content.ts', 'declaration.ts', 'page.test.tsx', 'page.tsx'].map(
          (file) => `mfe-partners/src/pages/partners-portal/${file}`,
        ),
        'mfe-partners/src/pages/every-page.test.ts',
        'mfe-partners/src/remote.ts',
        'mfe-partners/webpack.config.ts',
      ].sort(),
    );
    for (const file of own) expect(await checkout.read(file)).not.toMatch(/example/i);
    expect(JSON.parse(await checkout.read('shell/remotes.json')).partners).toEqual({
      source: '../mfe-partners/dist',
      paths: ['/partners-portal'],
    });
  });

  test('changes only the files that it lists', async () => {
    const changed = (await checkout.changedFiles()).filter((file) => !file.startsWith('mfe-partners/'));
    expect(changed.sort()).toEqual(written.slice(1));
  });

  test('leaves room for the next one', async () => {
    await createRemote(plan('news', '/news/today'), checkout.folder);
    expect(await checkout.read('mfe-news/src/pages/news/today/declaration.ts')).toContain("path: '/news/today'");
    expect(await checkout.read('docker-compose.yml')).toMatch(
      /networks: \[web, marketing, wholesale, support, partners, news\]/,
    );
  });
});

describe('a separate repository', () => {
  test('is not written to a folder with content', async () => {
    await expect(createStandalone(plan('partners'), checkout.path('packages'), checkout.folder)).rejects.toThrow(
      `The folder ${checkout.path('packages')} is not empty: choose another one.`,
    );
  });
});

describe('the first page', () => {
  test('has the name of the remote where that path is free', () => {
    expect(plan('carriers').path).toBe('/carriers');
  });

  test.each([
    ['/pricing', 'The path /pricing belongs to marketing: choose another one with --path.'],
    ['/solutions/new', 'The path /solutions/new belongs to marketing: choose another one with --path.'],
    ['/api/new', 'The path /api/new is reserved for servers: choose another path.'],
    ['New', 'The path New must be a path such as "/sip-trunking".'],
  ])('cannot be %s', (path, sentence) => {
    expect(() => plan('news', path)).toThrow(sentence);
  });
});

describe('the name of a remote', () => {
  const format = 'use a lower-case letter, then at most 30 letters, digits and hyphens, no hyphen at the end.';

  test.each([
    ['News', `"News" is not a valid remote name: ${format}`],
    ['../news', `"../news" is not a valid remote name: ${format}`],
    ['news-', `"news-" is not a valid remote name: ${format}`],
    ['wholesale', 'Remote "wholesale" already exists: choose another name.'],
    ['shell', 'The name "shell" is reserved: choose another one.'],
    ['gateway', 'The name "gateway" is reserved: choose another one.'],
    ['networks', 'The name "networks" is reserved: choose another one.'],
    ['outbound', 'The name "outbound" is reserved: choose another one.'],
  ])('cannot be %s', (name, sentence) => {
    expect(() => plan(name)).toThrow(sentence);
  });

  test('must not be that of a folder with builds of a former remote', async () => {
    await checkout.write('mfe-former/dist/release.json', '{}');
    expect(() => plan('former')).toThrow('The folder mfe-former already exists: remove it, or choose another name.');
  });
});
