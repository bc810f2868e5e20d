import { checkLimits } from '../ingest/check-limits.ts';
import { checkNames } from '../ingest/check-names.ts';
import { parseRelease } from '../ingest/parse-release.ts';
import { ReleaseRefused } from '../ingest/release-refused.ts';
import { ownValue } from '../own-value.ts';
import type { Announcement, UntimedResult } from './api-schemas.ts';
import type { ControlParts } from './control-parts.ts';
import type { Change, Decider } from './decide.ts';
import { wasLive, wasLiveSinceRemoval } from './history.ts';
import { SteeringRefused } from './steering-refused.ts';
import type { Attribution } from './steering-state.ts';
import type { Requester } from './turns.ts';

interface PushOptions extends ControlParts {
  decider: Decider;
}

interface PushRequest {
  version: string;
  revision: number;
}

/** Release that a team is about to push. */
export interface Announced extends Requester {
  version: string;
  /** `release.json` */
  text: string;
  /** Content of its signature file. */
  signature?: string | undefined;
}

/** Publishes releases that a team uploads. */
interface Push {
  /** @throws ReleaseRefused (rejects) before anything is uploaded */
  announce(remote: string, announced: Announced): Promise<Announcement>;
  push(remote: string, request: PushRequest, attribution: Attribution): Promise<UntimedResult>;
}

/** @throws the error unless it refuses the release */
export function refusedPush(remote: string, version: string, error: unknown): UntimedResult {
  if (!(error instanceof ReleaseRefused)) throw error;
  const { page, message } = error;
  return { remote, action: 'push', version, outcome: 'refused', page, message };
}

/** @throws SteeringRefused (each method rejects) with a sentence for the team */
export function createPush({ site, steering, store, history, releases, trust, uploads, decider }: PushOptions): Push {
  /** Replaying a recorded upload must not bring back a former release. */
  const assertNew = async (remote: string, version: string) => {
    const entries = await history.list();
    if (!wasLive(entries, remote, version) || decider.liveVersion(remote) === version) return;
    throw new ReleaseRefused(
      wasLiveSinceRemoval(entries, remote, version)
        ? `${remote} ${version} was live before and cannot be pushed again: promote it, or build a changed release.`
        : `${remote} ${version} was live before ${remote} was removed: promote it to bring it back, or give a changed release a new version.`,
    );
  };

  /** A stored release was taken under the limits of its time. */
  const readAnnounced = async (remote: string, { version, text }: Announced) => {
    const known = await releases.load(remote, version);
    if (known.found === 'release') {
      if ((await releases.readText(remote, version)) === text) return known.release;
      throw new ReleaseRefused(
        `${remote} ${version} is already stored with different content: a version is immutable.`,
      );
    }
    const release = parseRelease(remote, text);
    checkLimits(release);
    checkNames(release);
    if (release.version === version) return release;
    throw new SteeringRefused(`release.json has version ${release.version}, not ${version}.`, 400);
  };

  /** Returns what keeps a pushed release from going live, if anything. */
  const obstacle = (remote: string) => {
    const { pin, isPaused } = steering.of(remote);
    if (pin) return `${remote} is pinned to ${pin.version}: unpin it, or promote this release`;
    return isPaused ? `${remote} is paused: resume it` : undefined;
  };

  const choose =
    (remote: string, { version, revision }: PushRequest): Change =>
    (before) => {
      if (before.revision !== revision)
        throw new SteeringRefused(
          `Another decision about ${remote} was made during this push: check its history, then push again.`,
        );
      return { ...before, chosen: { version, over: site.sourceVersion(remote) ?? before.chosen?.over } };
    };

  const publish = async (remote: string, request: PushRequest, attribution: Attribution): Promise<UntimedResult> => {
    const { version } = request;
    await assertNew(remote, version);
    const { release, text } = await uploads.complete(remote, version);
    await releases.save(release, text);
    const why = obstacle(remote);
    if (!why) {
      const decision = { ...attribution, action: 'push' as const, version };
      return decider.goTo(remote, version, decision, choose(remote, request));
    }
    await decider.change(remote, choose(remote, request));
    const message = `${remote} ${version} is stored but not live: ${why}.`;
    return { remote, action: 'push', version, outcome: 'stored', message };
  };

  return {
    async announce(remote, announced) {
      const { version, text, signature } = announced;
      await steering.refresh();
      const registered = steering.remotes().find(({ name }) => name === remote);
      if (registered) await trust.check(registered, text, async () => signature);
      await assertNew(remote, version);
      const missing = await uploads.announce(await readAnnounced(remote, announced), text);
      return { missing, revision: ownValue(store.state().remotes, remote)?.revision ?? 0 };
    },
    async push(remote, request, attribution) {
      const { version } = request;
      if (decider.liveVersion(remote) === version) {
        const message = `${remote} ${version} is already live: nothing has changed.`;
        return { remote, action: 'push', version, outcome: 'done', message };
      }
      const result = await publish(remote, request, attribution).catch((error: unknown) =>
        refusedPush(remote, version, error),
      );
      await uploads.forget(remote, version);
      return result;
    },
  };
}
