import { execute } from '@site/dev-tools/execute.ts';
import { findHeadlessChromium } from '@site/dev-tools/find-chromium.ts';
import { useTemporaryFolder } from '@site/dev-tools/temporary-folder.ts';
import { build } from './build.ts';

/** Runs browser tests of the present builds. @param options files and options of Playwright; all tests when empty */
export async function runBrowserTests(options: string[], environment: Record<string, string> = {}): Promise<number> {
  let chromium: string;
  try {
    chromium = findHeadlessChromium();
  } catch (error) {
    console.error((error as Error).message);
    return 1;
  }
  const removeTemporaryFolder = useTemporaryFolder();
  return execute('playwright', ['test', '--config', 'e2e/playwright.config.ts', ...options], {
    ...environment,
    CHROMIUM: chromium,
  }).finally(removeTemporaryFolder);
}

/** `npm run test:e2e [-- PATH]`: journeys through the whole running site in a real browser. */
export async function run(options: string[]): Promise<number> {
  return (await build()) ? runBrowserTests(options) : 1;
}
