import { globSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { root } from '@site/dev-tools/project-root.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readPageGuide } from '../support/page-guide.ts';
import { ProjectCopy } from '../support/project-copy.ts';

const remotes = globSync('mfe-*/src/remote.ts', { cwd: root }).map((file) => file.split(path.sep)[0]?.slice(4) ?? '');

let copy: ProjectCopy;
beforeEach(async () => {
  copy = await ProjectCopy.create();
});
afterEach(() => copy.remove());

/** Runs what the team runs, and holds the change against the team's borders. */
async function expectTeamAlone(remote: string): Promise<void> {
  const { code, output } = await copy.run('npm', 'test', '--', remote);
  expect(code, output).toBe(0);
  const changed = await copy.changedFiles();
  expect(changed).not.toEqual([]);
  expect(changed.filter((file) => !file.startsWith(`mfe-${remote}/`))).toEqual([]);
}

test.each(remotes)('the %s team adds a page by following docs/add-a-page.md, in its own folder', async (remote) => {
  const guide = await readPageGuide();
  expect(Object.keys(guide.files)).toEqual(['content.ts', 'page.tsx', 'declaration.ts']);
  for (const [name, text] of Object.entries(guide.files)) {
    await copy.add(`mfe-${remote}/src/pages${guide.path}/${name}`, text);
  }
  await copy.change(`mfe-${remote}/src/remote.ts`, (source) =>
    source
      .replace(/^(?=import \{ \w+ \} from '\.\/pages)/m, `${guide.importLine}\n`)
      .replace('definePages([', `definePages([\n  ${guide.declaration},`),
  );
  // The editor sorts imports.
  await copy.run('npx', 'biome', 'check', '--write', `mfe-${remote}/src/remote.ts`);
  await expectTeamAlone(remote);
  const lint = await copy.run('npm', 'run', 'lint');
  expect(lint.code, lint.output).toBe(0);
});

const sourcesOf = (folder: string) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: copy.folder });
const read = (file: string) => readFileSync(copy.in(file), 'utf8');

const PRICE = /((?:monthly|yearly)Price: )(\d+)/g;

/** Doubles the prices of plans, so that the share which the year saves stays the same. */
const doubled = (text: string) => text.replaceAll(PRICE, (_, name, price) => `${name}${Number(price) * 2}`);

/** Doubles the prices of a plan on every line of a test that names the plan. */
const doubledFor = (plan: string, prices: string[]) => (line: string) =>
  line.includes(`'${plan}'`)
    ? prices.reduce((text, price) => text.replace(new RegExp(`(?<=[ $'])${price}\\b`), String(Number(price) * 2)), line)
    : line;

test('the marketing team changes the prices of its plans, in its own folder', async () => {
  const [plans = ''] = sourcesOf('mfe-marketing/src').filter((file) => doubled(read(file)) !== read(file));
  const priced = read(plans).matchAll(/name: '(\w+)'.*?monthlyPrice: (\d+).*?yearlyPrice: (\d+)/gs);
  const edits = [...priced].map(([, name = '', ...prices]) => doubledFor(name, prices));
  await copy.change(plans, doubled);
  // The same figures in the team's own tests.
  for (const file of sourcesOf('mfe-marketing/src').filter((name) => /\.test\.tsx?$/.test(name))) {
    const text = read(file)
      .split('\n')
      .map((line) => edits.reduce((changed, edit) => edit(changed), line));
    await copy.add(file, text.join('\n'));
  }
  await expectTeamAlone('marketing');
});

/** A page of a remote whose address stands in no source but its own. */
function unlinkedPage(remote: string): string {
  const pages = globSync(`mfe-${remote}/src/pages/**/declaration.ts`, { cwd: copy.folder }).map(path.dirname);
  const sources = [...sourcesOf('mfe-*/src'), ...sourcesOf('shell/src'), ...sourcesOf('packages/*/src')];
  const unlinked = pages.find((folder) => {
    const address = folder.slice(`mfe-${remote}/src/pages`.length);
    const others = sources.filter((file) => !file.startsWith(folder) && !/\.(?:test|spec)\.tsx?$/.test(file));
    return !others.some((file) => new RegExp(`['"\`(]${address}['"\`?#)]`).test(read(file)));
  });
  if (!unlinked) throw new Error(`Every page of ${remote} is linked.`);
  return unlinked.slice(`mfe-${remote}/src/pages`.length);
}

test('the wholesale team removes a page to which no other links, in its own folder', async () => {
  const address = unlinkedPage('wholesale');
  await rm(copy.in(`mfe-wholesale/src/pages${address}`), { recursive: true });
  const importOf = new RegExp(`^import (?:\\{ (\\w+).*|.*) from './pages${address}/.*\\n`, 'm');
  const [, name = ''] = read('mfe-wholesale/src/remote.ts').match(importOf) ?? [];
  await copy.change('mfe-wholesale/src/remote.ts', (source) =>
    source.replace(importOf, '').replace(`  ${name},\n`, ''),
  );
  // What the specification asks of it goes, too.
  for (const file of sourcesOf('mfe-wholesale/src').filter((each) => each.endsWith('specification.test.ts'))) {
    const entry = new RegExp(`^( +)'${address}': .*?(?:\\n\\1\\}\\)?)?,\\n`, 'ms');
    await copy.change(file, (source) => source.replace(importOf, '').replace(entry, ''));
  }
  await expectTeamAlone('wholesale');
});
