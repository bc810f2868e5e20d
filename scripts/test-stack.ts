import { execute } from '@site/dev-tools/execute.ts';
import { findHeadlessChromium } from '@site/dev-tools/find-chromium.ts';

/** `npm run test:stack [-- PATH]`: the whole site in containers, built, started, visited, broken and removed. */
export async function run(options: string[]): Promise<number> {
  const config = ['--config', 'e2e/stack/playwright.config.ts'];
  try {
    return await execute('playwright', ['test', ...config, ...options], { CHROMIUM: findHeadlessChromium() });
  } catch (error) {
    console.error((error as Error).message);
    return 1;
  }
}
