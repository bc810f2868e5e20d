import { announcedSite } from '@site/dev-tools/browser/running-site.ts';
import { LocalSite } from '@site/dev-tools/local-site.ts';
import { Team } from './team.ts';

/**
 * Creates tests of a site on which one team has published its own release.
 * @param publish changes made before the site starts
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
