import type { Logger } from 'pino';
import type { ComposeWithLive } from './compose/compose-with-live.ts';
import type { Exclusive } from './compose/recover-lost.ts';
import type { Environment } from './env.ts';
import type { OpenStores } from './open-stores.ts';
import type { Metrics } from './serve/metrics.ts';
import { createSharing, type ServedShare, type Sharing } from './share/sharing.ts';
import { createShareWatch, type ShareWatch } from './share/watch-share.ts';
import { createVisitorCounts, type ReadVisitorCounts } from './visitors/read-counts.ts';

interface OpenSharingParts {
  composeWithLive: ComposeWithLive;
  /** @returns the date for pages that need it, `YYYY-MM-DD` */
  today: () => string;
  exclusive: Exclusive;
  /** Serves a composition to a share of visitors; without one, all visitors get the live composition. */
  serve: (share: ServedShare | undefined) => void;
  metrics: Metrics;
  logger: Logger;
}

/** Sharing of releases, with the metrics of visitors. */
export interface OpenSharing {
  sharing: Sharing;
  /** Unset without visitor metrics. */
  visitors: { readCounts: ReadVisitorCounts; watch: ShareWatch } | undefined;
}

export function openSharing(env: Environment, stores: OpenStores, parts: OpenSharingParts): OpenSharing {
  const { store, shares, publisher, decisions } = stores;
  const sharing = createSharing({
    ...parts,
    store: decisions.store,
    history: decisions.history,
    folders: shares,
    publisher,
    releases: store.releases,
  });
  const countsUrl = visitorCountsUrl(env);
  if (countsUrl === undefined) return { sharing, visitors: undefined };
  const readCounts = createVisitorCounts(countsUrl);
  return { sharing, visitors: { readCounts, watch: createShareWatch({ sharing, readCounts, logger: parts.logger }) } };
}

const visitorCountsUrl = ({ VITALS_METRICS_URL, FORMS_URL }: Environment): string | undefined =>
  VITALS_METRICS_URL ?? (FORMS_URL && new URL('/metrics', FORMS_URL).href);
