import { ownValue } from '../own-value.ts';
import type { Announcement, PreviewResult, SteeringResult, UntimedResult } from './api-schemas.ts';
import { createAssertAsSeen } from './as-seen.ts';
import { createRemoteChanges, type NewRemote } from './change-remotes.ts';
import type { ControlParts, DecisionRequest } from './control-parts.ts';
import { createDecider } from './decide.ts';
import { wasLive, wayBack } from './history.ts';
import { createPreviews } from './preview.ts';
import { type Announced, createPush, refusedPush } from './push.ts';
import { createShares } from './share.ts';
import { SteeringRefused } from './steering-refused.ts';
import type { Attribution } from './steering-state.ts';
import { createFindStored, createFindUploaded } from './stored-release.ts';
import type { InTurn } from './turns.ts';

/** Carries out decisions about remotes. Each takes effect immediately and holds until another decision. */
export interface Control {
  /**
   * Returns to a release and stays on it.
   * @param version by default the previous live release; while a release is shared, only the share ends
   */
  rollback(remote: string, request: DecisionRequest & { version?: string | undefined }): Promise<SteeringResult>;
  /** Makes a stored release live until a newer one is published. */
  promote(remote: string, request: DecisionRequest & { version: string }): Promise<SteeringResult>;
  /** Stays on a release. @param version the live one by default */
  pin(remote: string, request: DecisionRequest & { version?: string | undefined }): Promise<SteeringResult>;
  /** Follows the newest release again. */
  unpin(remote: string, request: DecisionRequest): Promise<SteeringResult>;
  /** Stops accepting new releases. */
  pause(remote: string, request: DecisionRequest): Promise<SteeringResult>;
  /** Accepts new releases again. */
  resume(remote: string, request: DecisionRequest): Promise<SteeringResult>;
  addRemote(remote: string, added: NewRemote): Promise<SteeringResult>;
  /** Removes a remote with all of its pages. */
  removeRemote(remote: string, request: DecisionRequest): Promise<SteeringResult>;
  /** Announces a release that will be pushed. */
  announce(remote: string, announced: Announced): Promise<Announcement | SteeringResult>;
  /** Creates a preview of a release, for anyone with its link. */
  preview(remote: string, request: DecisionRequest & { version: string }): Promise<PreviewResult>;
  /** Serves a release to a share of visitors. @param percent of visitors, 1 to 99 */
  share(remote: string, request: DecisionRequest & { version: string; percent: number }): Promise<SteeringResult>;
  /** Ends all previews of a release. */
  endPreview(remote: string, request: DecisionRequest & { version: string }): Promise<SteeringResult>;
  /** Publishes a release whose files are all uploaded. */
  push(remote: string, request: DecisionRequest & { version: string; revision: number }): Promise<SteeringResult>;
}

interface ControlOptions extends ControlParts {
  /** Decisions of this shell run one at a time. */
  inTurn: InTurn;
}

interface Urgency {
  /** For decisions that render only releases that were live before, and those that only operators make. */
  isUrgent: boolean;
}

const URGENT: Urgency = { isUrgent: true };
const ORDINARY: Urgency = { isUrgent: false };

/** @throws SteeringRefused (each method rejects) with a sentence for the requester */
export function createControl({ inTurn, ...parts }: ControlOptions): Control {
  const { site, steering, store, history } = parts;

  const decider = createDecider({ site, store, history });
  const { liveVersion, change, goTo, follow, record } = decider;

  const assertAsSeen = createAssertAsSeen(parts);
  const load = createFindStored(parts);
  const find = createFindUploaded(parts);

  const assertRegistered = (remote: string) => {
    const names = steering.remotes().map(({ name }) => name);
    if (names.includes(remote)) return;
    throw new SteeringRefused(`There is no remote "${remote}": name one of ${names.join(', ')}.`, 404);
  };

  const decide = <Result extends UntimedResult>(
    { by, note, signal }: DecisionRequest,
    { isUrgent }: Urgency,
    work: (attribution: Attribution) => Promise<Result>,
  ): Promise<Result & SteeringResult> => {
    const started = performance.now();
    return inTurn({ by, signal, isUrgent }, async () => {
      const attribution: Attribution = { by, at: new Date().toISOString(), ...(note && { note }) };
      const result = await work(attribution);
      const ms = Math.round(performance.now() - started);
      await record(result, attribution);
      return { ...result, ms };
    });
  };

  const act = <Result extends UntimedResult>(
    remote: string,
    request: DecisionRequest,
    urgency: Urgency,
    work: (attribution: Attribution) => Promise<Result>,
  ): Promise<Result & SteeringResult> =>
    decide(request, urgency, async (attribution) => {
      await steering.refresh();
      assertRegistered(remote);
      return work(attribution);
    });

  /**
   * An unreadable history keeps nobody from going back.
   * @param version by default one that is or was live
   */
  const urgencyOf = async (remote: string, version: string | undefined): Promise<Urgency> => ({
    isUrgent:
      version === undefined ||
      (await history.list().then(
        (all) => wasLive(all, remote, version),
        () => true,
      )),
  });

  const predecessor = async (remote: string) => {
    const way = wayBack(await history.list(), remote, liveVersion(remote));
    const version = way.at(-2);
    if (version) return version;
    throw new SteeringRefused(`${remote} has no known live release before ${way.at(-1) ?? 'now'}: name a version.`);
  };

  const stay = async (remote: string, version: string, action: 'rollback' | 'pin', attribution: Attribution) => {
    await load(remote, version);
    return goTo(remote, version, { ...attribution, action, version }, (before) => ({
      ...before,
      pin: { ...attribution, version },
    }));
  };

  const { announce, push } = createPush({ ...parts, decider });
  const { preview, endPreview } = createPreviews({ ...parts, find });
  const shares = createShares({ ...parts, find });
  const changes = createRemoteChanges(parts, decider);

  return {
    async announce(remote, announced) {
      assertRegistered(remote);
      return announce(remote, announced).catch((error: unknown) =>
        decide(announced, URGENT, async () => refusedPush(remote, announced.version, error)),
      );
    },
    addRemote: (remote, added) => decide(added, URGENT, (attribution) => changes.add(remote, added, attribution)),
    removeRemote: (remote, request) => act(remote, request, URGENT, () => changes.remove(remote)),
    push: (remote, request) => act(remote, request, ORDINARY, (attribution) => push(remote, request, attribution)),
    preview: (remote, request) => act(remote, request, ORDINARY, () => preview(remote, request.version)),
    share: (remote, request) =>
      act(remote, request, ORDINARY, (attribution) => {
        assertAsSeen(remote, request, ['live', 'shared']);
        return shares.share(remote, request, attribution);
      }),
    endPreview: (remote, request) => act(remote, request, URGENT, () => endPreview(remote, request.version)),
    rollback: async (remote, request) =>
      act(remote, request, await urgencyOf(remote, request.version), async (attribution) => {
        assertAsSeen(remote, request, ['live', 'shared']);
        const ended = request.version === undefined && (await shares.end(remote, attribution));
        if (ended) return ended;
        const version = request.version ?? (await predecessor(remote));
        return shares.endAfter(await stay(remote, version, 'rollback', attribution), attribution);
      }),
    pin: async (remote, request) =>
      act(remote, request, await urgencyOf(remote, request.version), async (attribution) => {
        assertAsSeen(remote, request, ['live']);
        const version = request.version ?? liveVersion(remote);
        if (!version) throw new SteeringRefused(`${remote} has no live release: name a version.`);
        return stay(remote, version, 'pin', attribution);
      }),
    promote: async (remote, request) =>
      act(remote, request, await urgencyOf(remote, request.version), async (attribution) => {
        assertAsSeen(remote, request, ['live', 'shared', 'pin']);
        const { version } = request;
        await load(remote, version);
        const { isPaused, pin } = steering.of(remote);
        if (isPaused) throw new SteeringRefused(`${remote} is paused: resume it first.`);
        if (pin?.isOfRegistry) throw new SteeringRefused(pinnedByRegistry(remote, pin.version));
        const over = site.sourceVersion(remote);
        const decision = { ...attribution, action: 'promote' as const, version };
        const result = await goTo(remote, version, decision, ({ pin: _, chosen, ...before }) => ({
          ...before,
          chosen: { version, over: over ?? chosen?.over },
        }));
        return shares.endAfter(result, attribution);
      }),
    unpin: (remote, request) =>
      act(remote, request, ORDINARY, async (attribution) => {
        assertAsSeen(remote, request, ['pin']);
        const { pin } = steering.of(remote);
        if (!pin) throw new SteeringRefused(`${remote} is not pinned.`);
        if (pin.isOfRegistry) throw new SteeringRefused(pinnedByRegistry(remote, pin.version));
        return follow(remote, { ...attribution, action: 'unpin' }, ({ pin: _, ...before }) => before);
      }),
    pause: (remote, request) =>
      act(remote, request, URGENT, async (attribution) => {
        await change(remote, (before) => ({ ...before, pause: attribution }));
        const version = liveVersion(remote);
        const message = `${remote} accepts no new releases until it is resumed.`;
        return { remote, action: 'pause', version, outcome: 'done', message };
      }),
    resume: (remote, request) =>
      act(remote, request, ORDINARY, async (attribution) => {
        assertAsSeen(remote, request, ['pause']);
        if (!ownValue(store.state().remotes, remote)?.pause) {
          const { isPaused } = steering.of(remote);
          throw new SteeringRefused(
            isPaused ? `The registry file pauses ${remote}: change it there.` : `${remote} is not paused.`,
          );
        }
        return follow(remote, { ...attribution, action: 'resume' }, ({ pause: _, ...before }) => before);
      }),
  };
}

const pinnedByRegistry = (remote: string, version: string) =>
  `The registry file pins ${remote} to ${version}: remove the pin there.`;
