import { isDeepStrictEqual } from 'node:util';
import type { Release } from '@site/contracts';
import { MAX_SIGNATURE_BYTES, SIGNATURE_FILE } from '@site/contracts/signature';
import { createBackoff } from '@site/process';
import { checkLimits } from './ingest/check-limits.ts';
import { checkNames } from './ingest/check-names.ts';
import { ingestRelease, type ReleaseLimits } from './ingest/ingest-release.ts';
import { parseRelease } from './ingest/parse-release.ts';
import { ReleaseRefused } from './ingest/release-refused.ts';
import { type ReleaseSource, type ReleaseText, SourceBroken, SourceDown } from './ingest/release-source.ts';
import { ReleaseOutdated, type ReleaseTrust } from './ingest/release-trust.ts';
import type { RegisteredRemote } from './registry/read-registry.ts';
import type { FileStore } from './store/file-store.ts';
import type { ReleaseStore } from './store/release-store.ts';

const BACKOFF = { firstMs: 5_000, longestMs: 60_000 };

/** Result of polling a remote. */
export type PollResult =
  | { found: 'release'; release: Release }
  | { found: 'nothing new' }
  | { found: 'down'; reason: string }
  | { found: 'refused'; version?: string | undefined; page?: string | undefined; reason: string };

export interface RemotePoller {
  remote: RegisteredRemote;
  /** @param isForced whether to poll a refused release again */
  poll(isForced?: boolean): Promise<PollResult>;
}

interface RemotePollerOptions {
  remote: RegisteredRemote;
  source: ReleaseSource;
  files: FileStore;
  releases: ReleaseStore;
  trust: ReleaseTrust;
  limits: ReleaseLimits;
  /** Whether this version was live before and must not change. */
  isFinal: (version: string) => Promise<boolean>;
}

/**
 * Creates a poller for the releases of one remote. A release whose ingestion was refused is fetched again with backoff,
 * because its files may be repaired in place.
 */
export function createRemotePoller({
  remote,
  source,
  files,
  releases,
  trust,
  limits,
  isFinal,
}: RemotePollerOptions): RemotePoller {
  const backoff = createBackoff(BACKOFF);
  let tag: string | undefined;
  let retryAt = Number.POSITIVE_INFINITY;
  let isUnreadable = false;

  const accept = (release: Release): PollResult => {
    backoff.reset();
    retryAt = Number.POSITIVE_INFINITY;
    return { found: 'release', release };
  };

  const fail = (error: unknown): PollResult => {
    if (error instanceof SourceDown) return { found: 'down', reason: error.message };
    const { version, page, message: reason } = toReleaseRefused(error);
    retryAt = Date.now() + backoff.next();
    return { found: 'refused', version, page, reason };
  };

  /** @returns undefined for an unsigned release */
  const readSignature = async () => {
    try {
      return (await source.readFile(SIGNATURE_FILE, MAX_SIGNATURE_BYTES)).toString();
    } catch (error) {
      if (error instanceof SourceBroken) return undefined;
      throw error;
    }
  };

  /** The source may still have a release that was superseded on the site. */
  const isStored = async (text: string) =>
    (await releases.readText(remote.name, parseRelease(remote.name, text).version)) === text;

  /**
   * A stored release was ingested under the rules of its time: it stays live, and can be repaired, when rules become
   * stricter. The refusal names no version, because the refused version is also the live one, which clears its refusals.
   */
  const check = async (release: Release, text: string) => {
    const { name, version } = release;
    if ((await releases.readText(name, version)) !== text) checkLimits(release);
    const known = await releases.load(name, version);
    const stored = known.found === 'release' ? known.release : undefined;
    if (stored && !isDeepStrictEqual(contentOf(stored), contentOf(release)) && (await isFinal(version)))
      throw new ReleaseRefused(`${name} ${version} was live with different content: give the release a new version.`);
    if (!stored || !isDeepStrictEqual(namesOf(stored), namesOf(release))) checkNames(release);
  };

  const ingest = async ({ text }: ReleaseText): Promise<PollResult> => {
    try {
      await trust.check(remote, text, readSignature);
    } catch (error) {
      if (error instanceof ReleaseOutdated && (await isStored(text))) return { found: 'nothing new' };
      throw error;
    }
    const release = parseRelease(remote.name, text);
    await check(release, text);
    await ingestRelease(release, source, files, limits);
    await releases.save(release, text);
    return accept(release);
  };

  return {
    remote,
    async poll(isForced = false) {
      const isDue = isForced || Date.now() >= retryAt;
      // An unreadable release.json has no tag to recognize it by.
      if (isUnreadable && !isDue) return { found: 'nothing new' };
      const text = await source.readRelease(isDue ? undefined : tag).catch(fail);
      isUnreadable = typeof text === 'object' && 'found' in text && text.found === 'refused';
      if (text === 'unchanged') return { found: 'nothing new' };
      if ('found' in text) return text;
      const result = await ingest(text).catch(fail);
      if (result.found !== 'down') tag = text.tag;
      return result;
    },
  };
}

/** Another kit may write the same release under another contract, or with fields that this shell ignores. */
const contentOf = ({ formerContract: _, unknownFields: _unknown, ...content }: Release) => content;

const namesOf = ({ files, pages }: Release) => ({
  files,
  paths: pages.map(({ path, redirects }) => ({ path, redirects })),
});

/** Converts an error to a refusal. A full disk, or any other failure of the shell, refuses a release as well. */
function toReleaseRefused(error: unknown): ReleaseRefused {
  if (error instanceof ReleaseRefused) return error;
  if (error instanceof SourceBroken) return new ReleaseRefused(`${error.message}.`);
  return new ReleaseRefused(`The shell could not store the release: ${(error as Error).message}.`);
}
