import { announcedSite } from '@site/dev-tools/browser/running-site.ts';
import { LocalSite } from '@site/dev-tools/local-site.ts';
import { Team } from './team.ts';

/**
 * Lets tests use a site of which one team has published a release of its own.
 * @param publish what the team does before the site starts
 */
export async function useChangedSite(
  name: ConstructorParameters<typeof Team>[0],
  publish: (team: Team) => Promise<unknown>,
  use: (site: LocalSite) => Promise<void>,
): Promise<void> {
  const team = new Team(name);
  await team.start();
  await publish(team);
  const site = new LocalSite({ remotes: { [name]: team.url }, store: announcedSite().store });
  await site.start();
  await use(site);
  await site.stop();
  await team.stop();
}
