import { announcedSite } from '@site/dev-tools/browser/running-site.ts';
import { test as visitorTest } from '@site/dev-tools/browser/test.ts';
import { LocalSite } from '@site/dev-tools/local-site.ts';
import { Team } from './team.ts';

/** Tests with a wholesale team, which builds and serves releases of its own. */
export const test = visitorTest.extend<object, { team: Team }>({
  team: [
    async ({}, use) => {
      const team = new Team('wholesale');
      await team.start();
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
  test.extend({
    runningSite: [
      async ({ team }, use) => {
        const site = new LocalSite({ remotes: { wholesale: team.url }, store: announcedSite().store, environment });
        await site.start();
        await team.stopServing();
        await use(site);
        await site.stop();
        await team.serve();
      },
      { scope: 'worker' },
    ],
  });
