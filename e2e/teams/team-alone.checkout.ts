import { globSync } from 'node:fs';
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
