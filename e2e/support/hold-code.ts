import type { Page } from 'playwright/test';

/**
 * Holds the script that hydrates documents, as on a slow network.
 * @returns lets it through
 */
export async function holdCode(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/static/main.*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
