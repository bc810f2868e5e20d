import { test as visitorTest } from '@site/dev-tools/browser/test.ts';
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
