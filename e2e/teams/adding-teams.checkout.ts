import { rm } from 'node:fs/promises';
import { Checkout } from '@site/dev-tools/checkout.ts';
import { DevSite } from '@site/dev-tools/dev-site.ts';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { readGuideCommands } from '../support/guide-commands.ts';
import { NpmStart } from '../support/npm-start.ts';
import { addPage, changePrices, changeQuestion, removePage } from '../support/team-tasks.ts';

const PAGE = '/partners-portal';

const teams = [
  { remote: 'partners', tasks: [addPage('partner')] },
  { remote: 'marketing', tasks: [addPage(), changeQuestion, changePrices] },
  { remote: 'support', tasks: [changeQuestion] },
  { remote: 'wholesale', tasks: [changeQuestion, removePage('/wholesale-voip-experts')] },
].map((team) => ({ ...team, names: new Intl.ListFormat('en').format(team.tasks.map(({ name }) => name)) }));

let checkout: Checkout;
let site: NpmStart;
let guide: Map<string, string[]>;

const statusOf = async (path: string) => (await fetch(site.url + path)).status;

/** Files that the command reports as written. */
const listed = (output: string) => [...output.matchAll(/^ {2}([\w./-]+)$/gm)].map(([, file]) => file);

/**
 * Runs the commands of a section of the guide.
 * @param words added to each command
 * @returns their output
 */
async function runCommandsOf(heading: string, ...words: string[]): Promise<string> {
  const commands = guide.get(heading);
  if (!commands?.length) throw new Error(`docs/add-a-team.md no longer says what to type to "${heading}".`);
  const outputs: string[] = [];
  for (const command of commands) {
    // The site of this test does not use the default port.
    const options = command.startsWith('npm run site ') ? ['--site', site.url] : [];
    const [program = '', ...typed] = command.split(' ');
    const started = performance.now();
    const { code, output } = await checkout.run(program, ...typed, ...words, ...options);
    console.log(`${command}: ${((performance.now() - started) / 1_000).toFixed(1)} s`);
    expect(code, output).toBe(0);
    outputs.push(output);
  }
  return outputs.join('\n');
}

beforeAll(async () => {
  guide = await readGuideCommands('docs/add-a-team.md');
  checkout = await Checkout.create();
  await checkout.commit('The site as it is');
  site = new NpmStart(checkout.path('.data'), {}, [process.execPath, checkout.path('scripts/run.mjs'), 'start']);
  await vi.waitUntil(() => site.url, { timeout: 280_000 });
});
afterAll(async () => {
  await site.stop();
  await checkout.remove();
});

test('a new team goes live on the running site by following its guide, with edits in its own folder only', async () => {
  expect(await statusOf(PAGE)).toBe(404);
  const started = performance.now();
  const written = listed(await runCommandsOf('1. Make the remote'));
  expect(await runCommandsOf('2. Publish it')).toMatch(/partners \S+ is (?:already )?live/);
  console.log(`From nothing to live: ${((performance.now() - started) / 1_000).toFixed(1)} s`);
  expect(await (await fetch(site.url + PAGE)).text()).toMatch(/<h1[^>]*>Partners portal<\/h1>/);
  expect(await statusOf('/')).toBe(200);

  const folders = (await checkout.changedFiles()).filter((file) => !file.startsWith('mfe-partners/'));
  expect(['mfe-partners/', ...folders.sort()]).toEqual(written);
  await checkout.commit('The new team');
});

test('all lists of remotes agree with the folders, including the new team', async () => {
  const lists = 'scripts/new-remote/registered-remotes.test.ts';
  const { code, output } = await checkout.run('vitest', 'run', lists);
  expect(code, output).toBe(0);
});

test.each(teams)('the $remote team $names with edits in its own folder only', async ({ remote, tasks }) => {
  const before = await checkout.changedFiles();
  for (const task of tasks) await task.perform(checkout, remote);
  const changed = (await checkout.changedFiles()).filter((file) => !before.includes(file));
  expect(changed).not.toEqual([]);
  expect(changed.filter((file) => !file.startsWith(`mfe-${remote}/`))).toEqual([]);
});

test('the changes of all teams pass the tests of each', async () => {
  const before = await checkout.changedFiles();
  const output = await runCommandsOf('3. Write its pages', 'marketing', 'support', 'wholesale');
  expect(output).toMatch(/^partners, marketing, support, wholesale: all steps passed/m);
  expect(await checkout.changedFiles()).toEqual(before);
});

test('the changes of all teams pass the lint of the whole project', async () => {
  const { code, output } = await checkout.run('npm', 'run', 'lint');
  expect(code, output).toBe(0);
});

test('the site keeps running when the registry no longer lists the new team', async () => {
  await checkout.change('shell/remotes.json', (text) => {
    const { partners: _, ...others } = JSON.parse(text) as Record<string, unknown>;
    return JSON.stringify(others, null, 2);
  });
  await expect.poll(() => statusOf(PAGE)).toBe(404);
  expect(await statusOf('/')).toBe(200);
  expect(site.stderr).not.toMatch(/"level":[56]0/);
});

test('the development site picks up a new team while it runs, checks its types, and keeps running when its folder is deleted', async () => {
  await checkout.reset();
  const dev = new DevSite(checkout);
  onTestFinished(async () => void (await dev.stop()));
  await dev.start();
  const url = await dev.announces();
  await checkout.run('npm', 'run', 'new:remote', '--', 'carriers');
  await checkout.write('mfe-carriers/src/fee.ts', "export const fee: number = 'none';\n");
  await dev.prints(/^added +carriers$/m);
  await dev.prints(/^types .*mfe-carriers\/src\/fee\.ts:1:14$/m);
  const status = async (path: string) => (await fetch(url + path)).status;
  await expect.poll(() => status('/carriers').catch(() => 0)).toBe(200);

  await rm(checkout.path('mfe-carriers'), { recursive: true });
  await dev.prints(/^failed +carriers/m);
  expect(await status('/')).toBe(200);
  expect(await dev.stop()).toBe(0);
});
