import { isDeepStrictEqual } from 'node:util';
import { ConfigurationError } from '@site/process';
import type { Logger } from 'pino';
import { fileTag } from '../file-tag.ts';
import { type RegisteredRemote, readRegistry } from './read-registry.ts';

/** Current content of the registry file. */
export interface Registry {
  /** Returns the identical list until it changes, and identical entries until they change. */
  remotes(): RegisteredRemote[];
  /** Reads the file again if it has changed; an unreadable file has no effect. */
  refresh(): Promise<void>;
}

const hasHomePage = (remotes: RegisteredRemote[]) => remotes.some(({ paths }) => paths.includes('/'));

/**
 * Follows changes of the registry file while the site is running.
 * @param override value of `REMOTES`, which replaces the sources
 * @throws ConfigurationError when the registry cannot be read initially
 */
export async function followRegistry(
  file: string,
  override: string | undefined,
  logger: Pick<Logger, 'error'>,
): Promise<Registry> {
  let known = await fileTag(file);
  let remotes = await readRegistry(file, override);

  /** A file without the home page is a mistake, or incompletely written. */
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
