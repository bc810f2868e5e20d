import { type ComposeInput, compose, toRefusal, withPredecessor } from './compose/compose.ts';
import { type Composer, changedIn, type ReleaseSet } from './compose/compose-set.ts';
import type { Composition, Refusal } from './compose/composition.ts';
import { NamesTaken } from './publish/names-taken.ts';

interface PublishNewestOptions {
  composer: Composer;
  /** Returns the live releases and the conditions of composing them. */
  input: () => Omit<ComposeInput, 'newest'>;
  /** @throws NamesTaken (rejects) when the files of a release conflict with former ones */
  goLive: (composition: Composition) => Promise<void>;
  refuse: (refusal: Refusal) => void;
}

/**
 * Publishes the newest releases that pass all checks together. A new release whose files conflict with former ones is
 * refused.
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
    const { live } = input();
    const { releases } = composition;
    if (!changedIn(releases, live).includes(error.remote)) throw error;
    refuse(toRefusal(error.remote, releases, { reason: error.message }));
    await publishNewest(options, withPredecessor(error.remote, releases, live));
    return false;
  }
}
