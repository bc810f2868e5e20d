import { useTemporaryFolder } from '@site/dev-tools/temporary-folder.ts';
import { runPlaywright } from '../testing/run-playwright.ts';
import { build } from './build.ts';

/** Runs browser tests of the present builds. @param args files and options of Playwright; all tests when empty */
export function runBrowserTests(args: string[], environment: Record<string, string> = {}): Promise<number> {
  const removeTemporaryFolder = useTemporaryFolder();
  return runPlaywright('e2e', args, environment).finally(removeTemporaryFolder);
}

/** `npm run test:e2e [-- PATH]`: journeys through the whole running site in a real browser. */
export async function run(args: string[]): Promise<number> {
  return (await build()) ? runBrowserTests(args) : 1;
}
