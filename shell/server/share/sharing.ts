import path from 'node:path';
import type { Release } from '@site/contracts';
import type { Logger } from 'pino';
import type { ComposeBeside } from '../compose/compose-beside.ts';
import type { Composition, Fault } from '../compose/composition.ts';
import type { CompositionRecord } from '../publish/composition-record.ts';
import type { Publisher } from '../publish/publisher.ts';
import type { Metrics } from '../serve/metrics.ts';
import type { History } from '../steering/history.ts';
import { SteeringRefused } from '../steering/steering-refused.ts';
import type { Share } from '../steering/steering-state.ts';
import type { SteeringStore } from '../steering/steering-store.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { isSameTerms, type PublishedShare, type ShareFolders, type ShareTerms } from './share-folders.ts';

/** Name in the history for what the shell has decided by itself. */
const SHELL = 'shell';

const PERCENT = 100;

interface SharingOptions {
  store: SteeringStore;
  history: History;
  folders: ShareFolders;
  composeBeside: ComposeBeside;
  publisher: Pick<Publisher, 'current' | 'publishFiles'>;
  releases: Pick<ReleaseStore, 'load'>;
  /** @returns the date for pages that need it, `YYYY-MM-DD` */
  today: () => string;
  /** Runs work while nothing is being composed. */
  exclusive: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Serves a composition to a share of visitors; without one, all visitors get the live composition. */
  serve: (share: PublishedShare | undefined) => void;
  metrics: Pick<Metrics, 'shared'>;
  logger: Pick<Logger, 'info' | 'warn' | 'error'>;
}

/** Who ends a share, and why. */
export interface ShareEnd {
  /** Absent: the shell itself. */
  by?: string | undefined;
  note?: string | undefined;
  /** One sentence. */
  reason?: string | undefined;
}

/** The release that a share of visitors gets, all others what is live. */
export interface Sharing {
  /** What has been decided. */
  wanted(): Share | undefined;
  /** Serves what the folder holds: before anything is composed. */
  resume(): Promise<void>;
  /** Brings what visitors get in line with what was decided and what is live. */
  follow(): Promise<void>;
  /** The same for who keeps others from composing. */
  followNow(): Promise<void>;
  /** @returns what keeps a release from being shared */
  tryOut(release: Release): Promise<Fault | undefined>;
  /** Ends a share, unless it has ended. */
  end(share: Share, end: ShareEnd): Promise<void>;
  /** What the shared composition was rendered of. */
  rendered(): ReadonlySet<string>;
}

export const isSameShare = (a: Share | undefined, b: Share | undefined): boolean =>
  a?.remote === b?.remote && a?.version === b?.version && a?.base === b?.base;

/** Why a share cannot go on beside what is live. */
function obstacle({ remote, version, base }: Share, live: CompositionRecord | undefined): string | undefined {
  const now = live?.releases[remote];
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

/** What cannot be shared as things are. */
function refusalOf(error: unknown): string {
  if (error instanceof SteeringRefused) return error.message;
  throw error;
}

export function createSharing(options: SharingOptions): Sharing {
  const { store, history, folders, composeBeside, publisher, releases, today, exclusive, metrics, logger } = options;
  /** What visitors get was made of. */
  let followed = '';
  let composition: Composition | undefined;

  const serve = (share: PublishedShare | undefined) => {
    metrics.shared.reset();
    if (share) {
      const { remote, version, percent } = share.terms;
      metrics.shared.set({ remote, version }, percent / PERCENT);
    }
    options.serve(share);
  };

  /** All shells on the data folder may notice at the same time; one of them writes it down. */
  const withdraw = async (share: Share, { by = SHELL, note, reason }: ShareEnd) => {
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

  /** @returns why the release cannot be shared, if it cannot */
  const publish = async (terms: ShareTerms): Promise<string | undefined> => {
    const { remote, version } = terms;
    const lookup = await releases.load(remote, version);
    if (lookup.found !== 'release') return `Version ${version} is missing from the store.`;
    const composed = await composeBeside(lookup.release);
    if ('reason' in composed) return composed.reason;
    ({ composition } = composed);
    await publisher.publishFiles(composition.releases.values());
    serve({ terms, published: await folders.publish(terms, composition, composed.owners) });
    return undefined;
  };

  /** Another shell may have composed it already. A shell that has just started looks at each file. */
  const take = async (terms: ShareTerms): Promise<string | undefined> => {
    const lying = composition && (await folders.current());
    if (!lying || !isSameTerms(lying.terms, terms)) return publish(terms).catch(refusalOf);
    serve(lying);
    return undefined;
  };

  const followNow = async () => {
    const share = store.state().share;
    if (!share && followed === '') return;
    const live = await publisher.current();
    const terms = share && termsOf(share, path.basename(live?.folder ?? ''), today());
    const next = JSON.stringify(terms) ?? '';
    if (next === followed) return;
    const why = share && terms && (obstacle(share, live?.record) ?? (await take(terms)));
    if (share && why) await withdraw(share, { reason: why });
    if (!share || why) await stop();
    followed = why ? '' : next;
  };

  return {
    wanted: () => store.state().share,
    async resume() {
      const lying = await folders.current();
      if (!lying) return;
      // Until it is composed again, or found to have ended meanwhile.
      followed = 'resumed';
      serve(lying);
    },
    followNow,
    follow: () => (store.state().share || followed ? exclusive(followNow) : Promise.resolve()),
    tryOut: (release) =>
      exclusive(async () => {
        const composed = await composeBeside(release);
        return 'reason' in composed ? composed : undefined;
      }),
    async end(share, end) {
      await withdraw(share, end);
      await exclusive(followNow);
    },
    rendered: () => composition?.rendered ?? new Set(),
  };
}
