import { Checkout } from '@site/dev-tools/checkout.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { versionFaults } from './check-versions.ts';
import { giveNewVersion } from './new-version.ts';
import { readManifest } from './published-packages.ts';

const PATHS = ['package.json', '*/package.json', 'package-lock.json', 'packages', 'shell/server'];
const BUTTON = 'packages/ui/src/actions/button.tsx';
const DAY = '2026-12-24';

let checkout: Checkout;

beforeAll(async () => {
  checkout = await Checkout.create({ paths: PATHS, sourcesOnly: true });
  await checkout.commit('The packages as they are');
});
beforeEach(() => checkout.reset());
afterAll(() => checkout.remove());

const faults = () => versionFaults(checkout.folder);
const manifestOf = (folder: string) => readManifest(checkout.folder, folder);
const changeButton = () => checkout.change(BUTTON, (text) => `${text}\nexport const isNew = true;\n`);

/** Returns the present version raised by a level. */
const after = (folder: string, level: number) =>
  manifestOf(folder)
    .version.split('.')
    .map((part, index) => (index === level ? Number(part) + 1 : index > level ? 0 : part))
    .join('.');

describe('a published package', () => {
  test('matches its published version in a clean checkout', async () => {
    expect(await faults()).toEqual([]);
  });

  test('needs a new version after a change, and the sentence names the command', async () => {
    const { version } = manifestOf('packages/ui');
    await changeButton();
    expect(await faults()).toEqual([
      `packages/ui has changed since ${version}: run npm run packages:version -- ui patch|minor|major "What is new."`,
    ]);
  });

  test.each([
    ['a style sheet has', 'packages/ui/src/actions/button.module.css', '{', '{ color: red;'],
    ['a source of the command has', 'shell/server/cli/push-command.ts', "'upload a", "'Upload a"],
    ['what it asks of libraries has', 'packages/toasts/package.json', '"zustand": "', '"zustand": "1'],
  ])('counts as changed when %s', async (_what, file, before, now) => {
    await checkout.change(file, (text) => text.replace(before, now));
    expect((await faults()).filter((fault) => fault.includes(' has changed since '))).toHaveLength(1);
  });

  test('needs no new version for changes of tests and their helpers', async () => {
    await checkout.change('packages/ui/src/actions/actions.test.tsx', (text) => `${text}\n`);
    await checkout.change('packages/remote-kit/src/own-tests/news-remote.ts', (text) => `${text}\n`);
    await checkout.change('shell/server/cli/run-site.integration.test.ts', (text) => `${text}\n`);
    expect(await faults()).toEqual([]);
  });

  test('rejects a version set by hand', async () => {
    await checkout.change('packages/ui/package.json', (text) => text.replace(/("version": ")[^"]+/, '$19.9.9'));
    expect((await faults())[0]).toMatch('packages/ui has changed since 9.9.9');
  });

  test('must be required in its present version by workspaces', async () => {
    await checkout.change('mfe-wholesale/package.json', (text) => text.replace(/("@site\/ui": ")[^"]+/, '$11.0.0'));
    const { version } = manifestOf('packages/ui');
    expect(await faults()).toEqual([
      `mfe-wholesale/package.json requires @site/ui 1.0.0: change it to ${version}.`,
      'package-lock.json does not match the workspaces: run npm install --package-lock-only.',
    ]);
  });

  test('has its present version on top of its changelog', async () => {
    await checkout.change('packages/ui/CHANGELOG.md', (text) => text.replace(/^## \S+/m, '## 0.0.1'));
    const { version } = manifestOf('packages/ui');
    expect(await faults()).toEqual([
      `packages/ui/CHANGELOG.md starts with 0.0.1, but the package has version ${version}.`,
    ]);
  });
});

describe('a new version', () => {
  const give = (name: string, level: 'minor' | 'major') =>
    giveNewVersion({ name, level, sentence: 'Buttons may be new.', day: DAY }, checkout.folder);

  test('is written to the package, its changelog, the lock file, and workspaces that require exactly this one', async () => {
    await changeButton();
    const version = after('packages/ui', 1);
    const former = await checkout.read('packages/ui/CHANGELOG.md');
    expect(await give('ui', 'minor')).toEqual([`@site/ui ${version}`]);

    expect(await faults()).toEqual([]);
    expect(await checkout.read('packages/ui/CHANGELOG.md')).toBe(
      former.replace('## ', `## ${version} (${DAY})\n\nButtons may be new.\n\n## `),
    );
    for (const folder of ['mfe-wholesale', 'shell']) {
      const { dependencies, devDependencies } = manifestOf(folder);
      expect({ ...dependencies, ...devDependencies }).toMatchObject({ '@site/ui': version });
    }
    const { packages } = JSON.parse(await checkout.read('package-lock.json'));
    expect(packages['packages/ui'].version).toBe(version);
    expect(packages['mfe-wholesale'].dependencies['@site/ui']).toBe(version);
  });

  test('leaves compatible dependents unchanged', async () => {
    const { version, dependencies } = manifestOf('packages/forms');
    await changeButton();
    await give('ui', 'minor');
    expect(manifestOf('packages/forms')).toMatchObject({ version, dependencies });
  });

  test('that is incompatible gives dependents a patch', async () => {
    const forms = after('packages/forms', 2);
    const version = after('packages/ui', 0);
    await changeButton();
    expect(await give('@site/ui', 'major')).toContain(`@site/forms ${forms}`);
    expect(manifestOf('packages/forms').dependencies?.['@site/ui']).toBe(`^${version}`);
    expect(await checkout.read('packages/forms/CHANGELOG.md')).toContain(
      `## ${forms} (${DAY})\n\nBuilds on @site/ui ${version}.\n`,
    );
    expect(await faults()).toEqual([]);
  });

  test('is for published packages only', async () => {
    await expect(give('dev-tools', 'minor')).rejects.toThrow(
      'Unknown published package "dev-tools": choose from contracts, ',
    );
  });
});
