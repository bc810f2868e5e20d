import { globSync } from 'node:fs';
import { Checkout } from '@site/dev-tools/checkout.ts';
import { root } from '@site/dev-tools/project-root.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { addPage, changePrices, changeQuestion, removePage, type TeamTask } from '../support/team-tasks.ts';

const ownTasks: Record<string, TeamTask[]> = {
  marketing: [changePrices],
  wholesale: [removePage('/wholesale-voip-experts')],
};

const teams = globSync('mfe-*/src/remote.ts', { cwd: root })
  .map((file) => file.slice('mfe-'.length, file.indexOf('/')))
  .map((remote) => ({ remote, tasks: [addPage, changeQuestion, ...(ownTasks[remote] ?? [])] }))
  .map((team) => ({ ...team, names: new Intl.ListFormat('en').format(team.tasks.map(({ name }) => name)) }));

let checkout: Checkout;

beforeAll(async () => {
  checkout = await Checkout.create();
  await checkout.commit('The site as it is');
});
afterEach(() => checkout.reset());
afterAll(() => checkout.remove());

test.each(teams)('the $remote team $names, and changes nothing outside of its folder', async ({ remote, tasks }) => {
  for (const task of tasks) await task.perform(checkout, remote);
  const { code, output } = await checkout.run('npm', 'test', '--', remote);
  expect(code, output).toBe(0);

  const changed = await checkout.changedFiles();
  expect(changed).not.toEqual([]);
  expect(changed.filter((file) => !file.startsWith(`mfe-${remote}/`))).toEqual([]);
});

test('what all teams change passes the lint of the whole project', async () => {
  for (const { remote, tasks } of teams) for (const task of tasks) await task.perform(checkout, remote);
  const { code, output } = await checkout.run('npm', 'run', 'lint');
  expect(code, output).toBe(0);
});
