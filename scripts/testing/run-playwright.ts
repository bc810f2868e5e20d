import { execute } from '@site/dev-tools/execute.ts';
import { findHeadlessChromium } from '@site/dev-tools/find-chromium.ts';

/**
 * Runs browser tests.
 * @param folder of their Playwright configuration
 * @param args files and options of Playwright; all tests when empty
 * @returns exit code
 */
export async function runPlaywright(
  folder: string,
  args: string[],
  environment: Record<string, string> = {},
): Promise<number> {
  const config = ['--config', `${folder}/playwright.config.ts`];
  try {
    const CHROMIUM = findHeadlessChromium();
    return await execute('playwright', ['test', ...config, ...args], { environment: { ...environment, CHROMIUM } });
  } catch (error) {
    console.error((error as Error).message);
    return 1;
  }
}
