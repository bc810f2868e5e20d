import { execute } from '@site/dev-tools/execute.ts';
import { findChromium } from '@site/dev-tools/find-chromium.ts';
import { build } from './build.ts';

/** `npm run test:e2e [-- PATH]`: journeys through the whole running site in a real browser. */
export async function run(options: string[]): Promise<number> {
  if (!(await build())) return 1;
  let chromium: string;
  try {
    chromium = findChromium();
  } catch (error) {
    console.error((error as Error).message);
    return 1;
  }
  return execute('playwright', ['test', '--config', 'e2e/playwright.config.ts', ...options], { CHROMIUM: chromium });
}
