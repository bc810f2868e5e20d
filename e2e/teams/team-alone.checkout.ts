import { Checkout } from '@site/dev-tools/checkout.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPage, changePrices, changeQuestion, removePage } from '../support/team-tasks.ts';

const teams = [
  { remote: 'marketing', tasks: [addPage, changeQuestion, changePrices] },
  { remote: 'support', tasks: [changeQuestion] },
  { remote: 'wholesale', tasks: [changeQuestion, removePage('/wholesale-voip-experts')] },
].map((team) => ({ ...team, names: new Intl.ListFormat('en').format(team.tasks.map(({ name }) => name)) }));

let checkout: Checkout;

beforeAll(async () => {
  checkout = await Checkout.create();
  await checkout.commit('The site as it is');
});
afterAll(() => checkout.remove());

test.each(teams)('the $remote team $names with edits in its own folder only', async ({ remote, tasks }) => {
  const before = await checkout.changedFiles();
  for (const task of tasks) await task.perform(checkout, remote);
  const changed = (await checkout.changedFiles()).filter((file) => !before.includes(file));
  expect(changed).not.toEqual([]);
  expect(changed.filter((file) => !file.startsWith(`mfe-${remote}/`))).toEqual([]);
});

test('the changes of all teams pass the tests of each', async () => {
  const before = await checkout.changedFiles();
  const { code, output } = await checkout.run('npm', 'test', '--', ...teams.map(({ remote }) => remote));
  expect(code, output).toBe(0);
  expect(await checkout.changedFiles()).toEqual(before);
});

test('the changes of all teams pass the lint of the whole project', async () => {
  const { code, output } = await checkout.run('npm', 'run', 'lint');
  expect(code, output).toBe(0);
});
