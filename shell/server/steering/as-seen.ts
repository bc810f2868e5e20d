import * as z from 'zod';
import { ownValue } from '../own-value.ts';
import type { LiveRelease, SharedRelease } from './api-schemas.ts';
import type { DeciderOptions } from './decide.ts';
import { SteeringRefused } from './steering-refused.ts';

/** What a page showed of a remote when its sender decided. Anything it did not show is absent. */
export const seenSchema = z.object({
  live: z.string().optional(),
  shared: z.string().optional(),
  /** Times of pin and pause: there may be others by now, made for other reasons. */
  pin: z.string().optional(),
  pause: z.string().optional(),
});

export type Seen = z.infer<typeof seenSchema>;

/** Returns what a page shows of a remote. */
export const seenOf = (
  live: Pick<LiveRelease, 'version' | 'pin' | 'pause'> | undefined,
  shared: Pick<SharedRelease, 'version'> | undefined,
): Seen => ({ live: live?.version, shared: shared?.version, pin: live?.pin?.at, pause: live?.pause?.at });

interface SeenRequest {
  /** Absent for commands, which act on the present state. */
  seen?: Seen | undefined;
  version?: string | undefined;
}

/**
 * Refuses a decision when a part of the state that it depends on is no longer as its sender saw it.
 * @throws SteeringRefused
 */
export type AssertAsSeen = (remote: string, request: SeenRequest, parts: (keyof Seen)[]) => void;

/** Synchronous, so that nothing changes between the check and what follows it. */
export function createAssertAsSeen({ site, store }: Pick<DeciderOptions, 'site' | 'store'>): AssertAsSeen {
  /** Returns what is different now. */
  const differences = (remote: string, seen: Seen, wanted: string | undefined): Record<keyof Seen, string | false> => {
    const { remotes, share } = store.state();
    const live = ownValue(site.report().releases, remote)?.version;
    const { pin, pause } = ownValue(remotes, remote) ?? {};
    const shared = share?.remote === remote ? share : undefined;
    // Whoever asks for what is so already gets it: a button may be pressed twice, or by two people.
    const isWanted = (version: string | undefined) => version !== undefined && version === wanted;
    return {
      live: live !== seen.live && !isWanted(live) && `${live ?? 'no release'} is live now`,
      shared:
        shared?.version !== seen.shared &&
        !isWanted(shared ? shared.version : live) &&
        (shared ? `${shared.percent} % of visitors get ${shared.version} now` : 'no release is shared now'),
      pin: pin !== undefined && pin.at !== seen.pin && `${pin.by} has pinned it to ${pin.version}`,
      pause: pause !== undefined && pause.at !== seen.pause && `${pause.by} has paused it`,
    };
  };

  return (remote, { seen, version }, parts) => {
    if (!seen) return;
    const now = differences(remote, seen, version);
    const difference = parts.map((part) => now[part]).find(Boolean);
    if (!difference) return;
    throw new SteeringRefused(
      `${remote} has changed since this page was loaded, so this request changed nothing: ${difference}.`,
    );
  };
}
