import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Release } from '@site/contracts';
import type { Logger } from 'pino';
import type { ComposeWithLive } from '../compose/compose-with-live.ts';
import type { Composition, Fault } from '../compose/composition.ts';
import type { Exclusive } from '../compose/recover-lost.ts';
import { ownValue } from '../own-value.ts';
import type { CompositionRecord } from '../publish/composition-record.ts';
import type { Publisher } from '../publish/publisher.ts';
import type { Metrics } from '../serve/metrics.ts';
import type { History } from '../steering/history.ts';
import { SteeringRefused } from '../steering/steering-refused.ts';
import type { Share } from '../steering/steering-state.ts';
import type { SteeringStore } from '../steering/steering-store.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { PublishedShare, ShareFolders, ShareTerms } from './share-folders.ts';

/** Name in the history for decisions of the shell itself. */
const BY_SHELL = 'shell';

const PERCENT = 100;

/** Published share with its release, against which its files are verified. */
export interface ServedShare extends PublishedShare {
  /** Undefined if the store cannot read it. */
  release: Release | undefined;
}

interface SharingOptions {
  store: SteeringStore;
  history: History;
  folders: ShareFolders;
  composeWithLive: ComposeWithLive;
  publisher: Pick<Publisher, 'current' | 'publishFiles'>;
  releases: Pick<ReleaseStore, 'load'>;
  /** @returns the date for pages that need it, `YYYY-MM-DD` */
  today: () => string;
  exclusive: Exclusive;
  /** Serves a composition to a share of visitors; without one, all visitors get the live composition. */
  serve: (share: ServedShare | undefined) => void;
  metrics: Pick<Metrics, 'shared'>;
  logger: Pick<Logger, 'info' | 'warn' | 'error'>;
}

/** Reason for ending a share. */
export interface ShareEnd {
  /** Absent for the shell itself. */
  by?: string | undefined;
  note?: string | undefined;
  /** One sentence. */
  reason?: string | undefined;
}

/** Sharing of a release with a share of visitors. */
export interface Sharing {
  /** Returns the decided share. */
  wanted(): Share | undefined;
  /** Serves the stored share before anything is composed. */
  resume(): Promise<void>;
  /** Updates the served share to the decision and the live composition. */
  follow(): Promise<void>;
  /** The same for callers inside the exclusive section. */
  followNow(): Promise<void>;
  /** @returns the fault that keeps a release from being shared, if any */
  tryOut(release: Release): Promise<Fault | undefined>;
  /** Ends a share, unless it has already ended. */
  end(share: Share, end: ShareEnd): Promise<void>;
  /** Returns the keys of the rendered documents of the shared composition. */
  renderedKeys(): ReadonlySet<string>;
}

export const isSameShare = (a: Share | undefined, b: Share | undefined): boolean =>
  a?.remote === b?.remote && a?.version === b?.version && a?.base === b?.base;

/** Returns why a share must end given the live composition, if it must. */
function obstacle({ remote, version, base }: Share, live: CompositionRecord | undefined): string | undefined {
  const now = live && ownValue(live.releases, remote);
  if (now === base) return undefined;
  if (now === version) return `All visitors get ${version}.`;
  if (now === undefined) return `${remote} was removed.`;
  return `${remote} ${now} is live, but ${version} was shared alongside ${base}.`;
}

const termsOf = ({ remote, version, percent }: Share, beside: string, day: string): ShareTerms => ({
  remote,
  version,
  percent,
  beside,
  day,
});

/** Returns the sentence of a refusal; rethrows other errors. */
function refusalOf(error: unknown): string {
  if (error instanceof SteeringRefused) return error.message;
  throw error;
}

export function createSharing(options: SharingOptions): Sharing {
  const { store, history, folders, composeWithLive, publisher, releases, today, exclusive, metrics, logger } = options;
  /** Serialized terms of the served share. */
  let followed = '';
  let composition: Composition | undefined;

  const serve = (share: ServedShare | undefined) => {
    metrics.shared.reset();
    if (share) {
      const { remote, version, percent } = share.terms;
      metrics.shared.set({ remote, version }, percent / PERCENT);
    }
    options.serve(share);
  };

  /** All shells on the data folder may notice at the same time; only one of them records it. */
  const withdraw = async (share: Share, { by = BY_SHELL, note, reason }: ShareEnd) => {
    let isMine = false;
    await store.update(({ share: now, ...state }) => {
      isMine = isSameShare(now, share);
      return { ...state, ...(!isMine && now && { share: now }) };
    });
    if (!isMine) return;
    const { remote, version } = share;
    logger.info({ remote, version, by, reason }, 'share ended');
    const at = new Date().toISOString();
    await history.add({ at, remote, action: 'end-share', version, by, note, outcome: 'done', reason });
  };

  const stop = async () => {
    serve(undefined);
    composition = undefined;
    await folders.end();
  };

  /** Checks whether the live releases cannot be composed without the shared one either. */
  const isFaultOfLive = async ({ remote, base }: Share): Promise<boolean> => {
    const lookup = await releases.load(remote, base);
    return lookup.found === 'release' && 'reason' in (await composeWithLive(lookup.release));
  };

  /**
   * @returns why the release cannot be shared, if so
   * @throws when the live releases cannot be composed, which says nothing about the shared one
   */
  const publish = async (share: Share, terms: ShareTerms): Promise<string | undefined> => {
    const { remote, version } = share;
    const lookup = await releases.load(remote, version);
    if (lookup.found !== 'release') return `Version ${version} is missing from the store.`;
    const composed = await composeWithLive(lookup.release);
    if ('reason' in composed) {
      const { reason } = composed;
      if (composed.remote === remote || !(await isFaultOfLive(share))) return reason;
      throw new Error(`Cannot compose ${composed.remote ?? 'the site'}: ${reason}`);
    }
    ({ composition } = composed);
    await publisher.publishFiles(composition.releases.values());
    const published = await folders.publish(terms, composition, composed.owners);
    serve({ terms, published, release: lookup.release });
    return undefined;
  };

  /** Another shell may have composed it already. A shell that has just started verifies each file. */
  const take = async (share: Share, terms: ShareTerms): Promise<string | undefined> => {
    const existing = composition && (await folders.current());
    if (!existing || !isDeepStrictEqual(existing.terms, terms)) return publish(share, terms).catch(refusalOf);
    serve({ ...existing, release: composition?.releases.get(terms.remote) });
    return undefined;
  };

  const followNow = async () => {
    const share = store.state().share;
    if (!share && followed === '') return;
    const live = await publisher.current();
    const terms = share && termsOf(share, path.basename(live?.folder ?? ''), today());
    const next = JSON.stringify(terms) ?? '';
    if (next === followed) return;
    const why = share && terms && (obstacle(share, live?.record) ?? (await take(share, terms)));
    if (share && why) await withdraw(share, { reason: why });
    if (!share || why) await stop();
    followed = why ? '' : next;
  };

  return {
    wanted: () => store.state().share,
    async resume() {
      const existing = await folders.current();
      if (!existing) return;
      const { remote, version } = existing.terms;
      const lookup = await releases.load(remote, version);
      // Until it is composed again or has ended.
      followed = 'resumed';
      serve({ ...existing, release: lookup.found === 'release' ? lookup.release : undefined });
    },
    followNow,
    follow: () => (store.state().share || followed ? exclusive(followNow) : Promise.resolve()),
    tryOut: (release) =>
      exclusive(async () => {
        const composed = await composeWithLive(release);
        return 'reason' in composed ? composed : undefined;
      }),
    async end(share, end) {
      await withdraw(share, end);
      await exclusive(followNow);
    },
    renderedKeys: () => composition?.renderedKeys ?? new Set(),
  };
}
