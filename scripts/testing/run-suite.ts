import { execute } from '@site/dev-tools/execute.ts';
import { findHeadlessChromium } from '@site/dev-tools/find-chromium.ts';

/**
 * Runs the tests of a folder that bring up a site of their own.
 * @param folder of their Playwright configuration
 * @param options files and options of Playwright
 * @returns exit code
 */
export async function runSuite(folder: string, options: string[]): Promise<number> {
  const config = ['--config', `${folder}/playwright.config.ts`];
  try {
    return await execute('playwright', ['test', ...config, ...options], { CHROMIUM: findHeadlessChromium() });
  } catch (error) {
    console.error((error as Error).message);
    return 1;
  }
}
