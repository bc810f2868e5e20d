import type { RunningSite } from '../local-site.ts';

/** Passes the site to visit to the workers of a test runner, which inherit the environment of its main process. */
const VARIABLE = 'TEST_SITE';

export function announceSite({ url, leads, store }: RunningSite): void {
  process.env[VARIABLE] = JSON.stringify({ url, leads, store });
}

/**
 * Returns the site that all browser tests visit.
 * @throws when none was announced
 */
export function announcedSite(): RunningSite {
  const announced = process.env[VARIABLE];
  if (!announced) throw new Error('No site is running for these tests: start them with "npm run test:e2e".');
  return JSON.parse(announced) as RunningSite;
}
