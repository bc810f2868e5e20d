import { test as visitorTest } from '@site/dev-tools/browser/test.ts';
import type { LocalSite } from '@site/dev-tools/local-site.ts';
import { Team } from './team.ts';
import { useSite } from './use-site.ts';

/** Tests with a wholesale team, which builds and serves releases of its own. */
export const test = visitorTest.extend<object, { team: Team }>({
  team: [
    async ({}, use) => {
      const team = await Team.start('wholesale');
      await use(team);
      await team.stop();
    },
    { scope: 'worker' },
  ],
});

/**
 * Creates tests on a separate site, with a team that no longer serves its releases and has only its build and the
 * command.
 * @param environment added to that of the site
 */
export const testWithoutTeamServer = (environment: Record<string, string> = {}) =>
  test.extend<object, { runningSite: LocalSite }>({
    runningSite: [
      async ({ team }, use) => {
        await useSite({ remotes: { wholesale: team.url }, environment }, async (site) => {
          await team.stopServing();
          await use(site);
        });
        await team.serve();
      },
      { scope: 'worker' },
    ],
  });
