import type { LocalSite } from '@site/dev-tools/local-site.ts';
import { Team } from './team.ts';
import { useSite } from './use-site.ts';

/**
 * Runs tests on a site on which one team has published its own release.
 * @param publish changes made before the site starts
 */
export async function useChangedSite(
  name: string,
  publish: (team: Team) => Promise<unknown>,
  use: (site: LocalSite) => Promise<void>,
): Promise<void> {
  const team = await Team.start(name);
  await publish(team);
  await useSite({ remotes: { [name]: team.url } }, use);
  await team.stop();
}
