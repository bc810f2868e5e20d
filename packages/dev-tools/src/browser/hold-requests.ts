import type { Page } from 'playwright/test';

/**
 * Holds the requests for an address from now on, as on a slow network.
 * @param address pattern of addresses, as for `page.route`
 * @returns lets them through
 */
export async function holdRequests(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
