import {
  type ComposeInput,
  type Composer,
  changedIn,
  compose,
  type ReleaseSet,
  toRefusal,
  withPredecessor,
} from './compose/compose.ts';
import type { Composition, Refusal } from './compose/composition.ts';
import { LayoutFailed } from './publish/layout-failed.ts';

interface PublishNewestOptions {
  composer: Composer;
  /** What is live now, and how it is composed with others. */
  input: () => Omit<ComposeInput, 'newest'>;
  /** @throws LayoutFailed (rejects) when the files of a release have no place beside those of others */
  goLive: (composition: Composition) => Promise<void>;
  refuse: (refusal: Refusal) => void;
}

/**
 * Has the newest releases that are good together go live. What cannot be laid out as files is put down to the new release;
 * of several, to those that cannot go live one after the other.
 * @returns whether none was refused
 * @throws CompositionFailed, and whatever keeps any release from being published
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
    if (!(error instanceof LayoutFailed)) throw error;
    await publishApart(options, composition.releases, error);
    return false;
  }
}

/** Finds which of the releases is at fault, and has the others go live. */
async function publishApart(options: PublishNewestOptions, set: ReleaseSet, error: LayoutFailed): Promise<void> {
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
