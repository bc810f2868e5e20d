import { execute, succeeds } from '@site/dev-tools/execute.ts';
import { inProject } from '@site/dev-tools/project-root.ts';
import { buildTargets, shell } from '../build/build-targets.ts';
import { build } from './build.ts';
import { runBrowserTests, run as testInBrowser } from './test-e2e.ts';
import { run as runVitest } from './vitest.ts';

/** Tests of a part: its folders, and the journeys that its changes can break. */
interface Part {
  folders: string[];
  /** Files of browser tests, and options for them. */
  browser: string[];
}

/** A remote's own browser tests, and one visit to each of its pages. */
const remotePart = (folder: string): Part => ({
  folders: [folder],
  browser: ['e2e/visitors/every-page', `${folder}/`],
});

const parts: Readonly<Record<string, Part>> = {
  ...Object.fromEntries(
    buildTargets
      .filter(({ folder }) => folder.startsWith('mfe-'))
      .map(({ name, folder }) => [name, remotePart(folder)]),
  ),
  shell: {
    folders: ['shell'],
    browser: ['e2e/visitors/answers', 'e2e/visitors/menus', 'e2e/visitors/documents', 'e2e/visitors/hydration'],
  },
  forms: { folders: ['forms-service', 'packages/forms'], browser: ['e2e/visitors/forms', '--grep=@gateway'] },
};

/** All projects except `operations`, which is `npm run test:operations`. */
const VISITORS = ['--project=sites', '--project=site'];

interface Step {
  name: string;
  passes: () => Promise<boolean>;
}

/** Runs steps in sequence. @returns the names of failed steps */
async function failedOf(steps: Step[]): Promise<string[]> {
  const failed: string[] = [];
  for (const { name, passes } of steps) if (!(await passes())) failed.push(name);
  return failed;
}

/** Keeps the site of a run for the next one, unless the shell is tested. */
const siteOf = (names: string[]): Record<string, string> =>
  names.includes('shell') ? {} : { KEPT_SITE: inProject('node_modules/.cache/test-site') };

/** Unit and integration tests together, which leaves no core idle while some wait. The composer is tested with the real shell. */
const testWithoutBrowser = async () => ((await build([shell.name])) ? runVitest([]) : 1);

async function testParts(names: string[]): Promise<number> {
  const started = performance.now();
  const chosen = names.flatMap((name) => parts[name] ?? []);
  const folders = chosen.flatMap((part) => part.folders);
  const own: Step[] = [
    { name: 'format and lint', passes: () => succeeds(execute('biome', ['ci', '--error-on-warnings', ...folders])) },
    { name: 'types', passes: () => succeeds(execute('tsc', ['-p', '.'])) },
    { name: 'unit and integration tests', passes: () => succeeds(runVitest(folders)) },
  ];
  const onSite: Step[] = [
    { name: 'build', passes: () => build() },
    {
      name: 'browser tests',
      passes: () =>
        succeeds(
          runBrowserTests(
            chosen.flatMap((part) => part.browser),
            { TEST_TEAMS: names.join(), ...siteOf(names) },
          ),
        ),
    },
  ];
  const failed = (await Promise.all([failedOf(own), failedOf(onSite)])).flat();
  const seconds = ((performance.now() - started) / 1_000).toFixed(0);
  console.log(
    `${names.join(', ')}: ${failed.length === 0 ? 'all steps passed' : `failed: ${failed.join(', ')}`} (${seconds} s)`,
  );
  return failed.length === 0 ? 0 : 1;
}

/**
 * `npm test`: all unit and integration tests, then all journeys of visitors. `npm test -- wholesale` (or several parts)
 * runs the tests for a change of that part: format, lint and types, its unit and integration tests, its build, the site
 * composed with it, and its own pages in a browser.
 */
export async function run(names: string[]): Promise<number> {
  if (names.length === 0) return (await testWithoutBrowser()) || testInBrowser(VISITORS);
  const unknown = names.find((name) => !parts[name]);
  if (!unknown) return testParts(names);
  console.error(`Unknown part "${unknown}": choose from ${Object.keys(parts).join(', ')}.`);
  return 1;
}
