import { type ComposeInput, compose, toRefusal, withPredecessor } from './compose/compose.ts';
import { type Composer, changedIn, type ReleaseSet } from './compose/compose-set.ts';
import type { Composition, Refusal } from './compose/composition.ts';
import { NamesTaken } from './publish/names-taken.ts';

interface PublishNewestOptions {
  composer: Composer;
  /** Returns the live releases and the conditions of composing them. */
  input: () => Omit<ComposeInput, 'newest'>;
  /** @throws NamesTaken (rejects) when the files of a release conflict with those of another one */
  goLive: (composition: Composition) => Promise<void>;
  refuse: (refusal: Refusal) => void;
}

/**
 * Publishes the newest releases that pass all checks together. When files conflict, the new release is refused; of several
 * new ones, those that cannot go live one after the other.
 * @returns whether none was refused
 * @throws CompositionFailed, and errors that keep any release from being published
 */
export async function publishNewest(options: PublishNewestOptions, newest: ReleaseSet): Promise<boolean> {
  const { composer, input, goLive, refuse } = options;
  const { composition, refused } = await compose(composer, { ...input(), newest });
  for (const refusal of refused) refuse(refusal);
  if (!composition) return refused.length === 0;
  try {
    await goLive(composition);
    return refused.length === 0;
  } catch (error) {
    if (!(error instanceof NamesTaken)) throw error;
    await publishApart(options, composition.releases, error);
    return false;
  }
}

/** Finds the release at fault and publishes the others. */
async function publishApart(options: PublishNewestOptions, set: ReleaseSet, error: NamesTaken): Promise<void> {
  const { live } = options.input();
  const [first, ...others] = changedIn(set, live);
  if (first === undefined) throw error;
  if (others.length === 0) {
    options.refuse(toRefusal(first, set, { reason: error.message }));
    await publishNewest(options, withPredecessor(first, set, live));
    return;
  }
  const inTurn = [first, ...others].flatMap((name) => set.get(name) ?? []);
  for (const release of inTurn)
    await publishNewest(options, new Map([...options.input().live, [release.name, release]]));
}
