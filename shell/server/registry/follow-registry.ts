import { isDeepStrictEqual } from 'node:util';
import { ConfigurationError } from '@site/process';
import type { Logger } from 'pino';
import { fileTag } from '../file-tag.ts';
import { type RegisteredRemote, readRegistry } from './read-registry.ts';

/** The registry as its file is now. */
export interface Registry {
  /** The same list as long as nothing changes, and the same entry as long as it does not change. */
  remotes(): RegisteredRemote[];
  /** Reads the file again if it has changed; one that cannot be read changes nothing. */
  refresh(): Promise<void>;
}

const hasHomePage = (remotes: RegisteredRemote[]) => remotes.some(({ paths }) => paths.includes('/'));

/**
 * Follows the registry file, so that remotes join while the site runs.
 * @param override value of `REMOTES`, which names the remotes instead
 * @throws ConfigurationError when the registry cannot be read at first
 */
export async function followRegistry(
  file: string,
  override: string | undefined,
  logger: Pick<Logger, 'error'>,
): Promise<Registry> {
  let known = await fileTag(file);
  let remotes = await readRegistry(file, override);

  /** Taking the home page away is never meant: the file was written by a mistake, or not to its end. */
  const assertHomePageStays = (read: RegisteredRemote[]) => {
    if (hasHomePage(remotes) && !hasHomePage(read))
      throw new ConfigurationError(`Give the path "/" to a remote in ${file}: nobody has the home page.`);
  };

  const take = (read: RegisteredRemote[]) => {
    if (isDeepStrictEqual(read, remotes)) return;
    assertHomePageStays(read);
    const former = remotes;
    remotes = read.map((remote) => former.find((one) => isDeepStrictEqual(one, remote)) ?? remote);
  };

  let reported = '';
  const report = (tag: string, reason: string) => {
    const news = `${tag} ${reason}`;
    if (news === reported) return;
    reported = news;
    logger.error({ reason }, 'the registry is unreadable; keeping the current remotes');
  };

  return {
    remotes: () => remotes,
    async refresh() {
      const tag = await fileTag(file);
      if (tag === known) return;
      try {
        take(await readRegistry(file, override));
        // Only after a successful read: a file that could not be opened is tried again.
        known = tag;
      } catch (error) {
        if (!(error instanceof ConfigurationError)) throw error;
        report(tag, error.message);
      }
    },
  };
}
