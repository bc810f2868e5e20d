import { ownValue } from '../own-value.ts';
import { isSameShare } from '../share/sharing.ts';
import type { UntimedResult } from './api-schemas.ts';
import type { ControlParts } from './control-parts.ts';
import { SteeringRefused } from './steering-refused.ts';
import type { Attribution, Share } from './steering-state.ts';
import type { FindRelease } from './stored-release.ts';

interface ShareParts extends Pick<ControlParts, 'site' | 'store' | 'steering' | 'sharing' | 'shareWatch'> {
  find: FindRelease;
}

const UNWATCHED = 'It does not stop automatically: that requires RUM_SAMPLE, and FORMS_URL or VITALS_METRICS_URL.';

interface ShareRequest {
  version: string;
  /** Of visitors, 1 to 99. */
  percent: number;
}

/** Starts and ends shares. */
export interface Shares {
  share(remote: string, request: ShareRequest, attribution: Attribution): Promise<UntimedResult>;
  /** Ends the share of a remote. @returns undefined without one */
  end(remote: string, attribution: Attribution): Promise<UntimedResult | undefined>;
  /** Ends the share of a remote after a decision, if that did not change the live release and thereby end it. */
  endAfter(result: UntimedResult, attribution: Attribution): Promise<UntimedResult>;
}

/** @throws SteeringRefused (each method rejects) with a sentence for the requester */
export function createShares({ site, store, steering, sharing, shareWatch, find }: ShareParts): Shares {
  const assertOnlyOne = ({ remote, version }: Share, running: Share | undefined) => {
    if (!running || (running.remote === remote && running.version === version)) return;
    throw new SteeringRefused(
      `${running.percent} % of visitors get ${running.remote} ${running.version}, and one release can be shared at a time: promote it or roll it back first.`,
    );
  };

  const toShare = (remote: string, { version, percent }: ShareRequest, attribution: Attribution): Share => {
    const base = ownValue(site.report().releases, remote)?.version;
    if (steering.of(remote).isPaused) throw new SteeringRefused(`${remote} is paused: resume it first.`);
    if (base === undefined)
      throw new SteeringRefused(`No release of ${remote} is live: all other visitors would get nothing.`);
    if (base === version) throw new SteeringRefused(`${remote} ${version} is live: all visitors get it.`);
    return { ...attribution, remote, version, base, percent };
  };

  const of = (remote: string) => {
    const share = sharing.wanted();
    return share?.remote === remote ? share : undefined;
  };

  return {
    async share(remote, { version, percent }, attribution) {
      const share = toShare(remote, { version, percent }, attribution);
      assertOnlyOne(share, sharing.wanted());
      const result = { remote, action: 'share' as const, version, percent };
      const fault = await sharing.tryOut(await find(remote, version));
      if (fault) return { ...result, outcome: 'refused', page: fault.page, message: fault.reason };
      await store.update((state) => {
        assertOnlyOne(share, state.share);
        return { ...state, share };
      });
      await sharing.follow();
      if (!isSameShare(sharing.wanted(), share))
        throw new SteeringRefused(`The share ended immediately: see the history of ${remote}.`);
      return {
        ...result,
        outcome: 'done',
        message: [
          `${percent} % of visitors now get ${remote} ${version}, all others ${share.base}.`,
          ...(shareWatch ? [] : [UNWATCHED]),
        ].join(' '),
      };
    },
    async end(remote, { by, note }) {
      const share = of(remote);
      if (!share) return undefined;
      const { version, base } = share;
      await sharing.end(share, { by, note });
      const message = `The share of ${remote} ${version} ended: all visitors get ${base}.`;
      return { remote, action: 'end-share', version, outcome: 'done', message };
    },
    async endAfter(result, { by, note }) {
      const share = of(result.remote);
      if (!share || result.outcome !== 'done') return result;
      await sharing.end(share, { by, note, reason: `All visitors get ${result.version}.` });
      return { ...result, message: `${result.message} The share of ${share.version} ended.` };
    },
  };
}
