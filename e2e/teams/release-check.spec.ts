import { readFile } from 'node:fs/promises';
import { expect } from '@site/dev-tools/browser/test.ts';
import { inProject } from '@site/dev-tools/project-root.ts';
import { projectCommand } from '../support/site-command.ts';
import type { Team } from '../support/team.ts';
import { test } from '../support/team-test.ts';

const PAGE = 'pages/sip-trunking/page.tsx';

// One checkout holds the releases of all tests.
test.describe.configure({ mode: 'default' });

const check = (team: Team, ...options: string[]) => projectCommand('release-check', 'wholesale', team.dist, ...options);

/** Throws in browsers only and has a button without a name. */
const broken = (source: string) =>
  source
    .replace('export default', "import { useEffect } from 'react';\nexport default")
    .replace('  return (', "  useEffect(() => {\n    throw new Error('half finished');\n  }, []);\n  return (")
    .replace('<Benefits />', '<button type="button" />\n      <Benefits />');

const unrenderable = (source: string) => source.replace('  return (', "  throw new Error('no words yet');\n  return (");

test("a check reports problems of the release's pages and pictures them next to the live ones", async ({
  team,
  runningSite,
}) => {
  await team.publish(PAGE, broken);
  const pages = ['--page', '/sip-trunking', '--page', '/wholesale-voip-rates'];
  const { code, stdout } = await check(team, ...pages, '--site', runningSite.url);
  expect(code).toBe(1);
  expect(stdout).toMatch(/BAD {2}\/sip-trunking\n {5}.*half finished/);
  expect(stdout).toContain('Accessibility at 390 px: button-name');
  expect(stdout).toContain('ok   /wholesale-voip-rates\n');
  expect(stdout).toContain('1 of 2 pages passed.');

  const comparison = await readFile(inProject('.data/release-check/wholesale/index.html'), 'utf8');
  for (const width of [1440, 390])
    for (const kind of ['live', 'new']) expect(comparison).toContain(`src="sip-trunking-${width}-${kind}.png"`);
});

test('a page that the site would refuse is reported before a browser starts', async ({ team }) => {
  await team.publish(PAGE, unrenderable);
  const { code, stdout, stderr } = await check(team);
  expect(code).toBe(1);
  expect(stderr).toMatch(/would refuse this release of wholesale: \/sip-trunking: .*no words yet/);
  expect(stdout).toBe('');
});

test('invalid arguments are reported', async ({ team }) => {
  for (const options of [[], ['nobody'], ['wholesale', 'a', 'b'], ['wholesale', '--site', 'nowhere']])
    expect(await projectCommand('release-check', ...options)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Usage: npm run release:check -- NAME'),
    });
  const unreachable = await projectCommand('release-check', 'wholesale', '--site', 'http://127.0.0.1:9');
  expect(unreachable.stderr).toBe(
    'http://127.0.0.1:9/composition.json does not answer: name the address of a running site.\n',
  );
  const { code, stderr } = await check(team, '--page', '/wholesale-voip-rates', '--page', '/no-such-page');
  expect(code).toBe(1);
  expect(stderr).toMatch(/^There is no \/no-such-page in this release: its pages are .*\/sip-trunking/m);
});
