import { type Composer, changedIn, composeSet, type ReleaseSet, type SetInput } from './compose-set.ts';
import { type Composition, CompositionFailed, type Fault, type Refusal } from './composition.ts';

/** Input of {@link compose}. */
export interface ComposeInput extends SetInput {
  /** The newest release of each remote. */
  newest: ReleaseSet;
  /** Whether this shell has composed the live releases already. */
  isComposed: boolean;
}

/**
 * Composes the site from the newest releases that pass all checks together. Only a new release can be at fault: it is refused
 * and replaced by its predecessor, or left out without one.
 * @returns no composition when no acceptable release has changed
 * @throws CompositionFailed (rejects) when no new release can be at fault: nothing in the set is new, or this shell cannot
 *   render a release that was live before it started
 */
export async function compose(
  composer: Composer,
  input: ComposeInput,
): Promise<{ composition?: Composition; refused: Refusal[] }> {
  const { live, isComposed } = input;
  const refused: Refusal[] = [];
  let set = input.newest;

  for (;;) {
    const changed = changedIn(set, live);
    if (isComposed && changed.length === 0) return { refused };
    const outcome = await composeSet(composer, set, input);
    if ('documents' in outcome) return { composition: outcome, refused };

    const isOfLive = !isComposed && outcome.remote !== undefined && !changed.includes(outcome.remote);
    if (changed.length === 0 || isOfLive) throw new CompositionFailed(sentenceFor(outcome, live));
    const culprit = culpritOf(outcome, changed);
    if (culprit) {
      refused.push(toRefusal(culprit, set, outcome));
      set = withPredecessor(culprit, set, live);
    } else {
      set = await keepGoodChanges(composer, set, input, refused);
    }
  }
}

/** Returns the new release at fault, if the fault names one or only one is new. */
function culpritOf({ remote }: Fault, changed: string[]): string | undefined {
  if (remote && changed.includes(remote)) return remote;
  return changed.length === 1 ? changed[0] : undefined;
}

/** Adds one new release at a time to the live ones, and refuses each that causes a fault. */
async function keepGoodChanges(
  composer: Composer,
  set: ReleaseSet,
  input: ComposeInput,
  refused: Refusal[],
): Promise<ReleaseSet> {
  let good = input.live;
  for (const name of changedIn(set, input.live)) {
    const trial = new Map([...good, ...[...set].filter(([remote]) => remote === name)]);
    const outcome = await composeSet(composer, trial, input);
    if ('documents' in outcome) good = trial;
    else refused.push(toRefusal(name, set, outcome));
  }
  return good;
}

/** Replaces the release of a remote by its live one, or removes it if there is none. */
export function withPredecessor(name: string, set: ReleaseSet, live: ReleaseSet): ReleaseSet {
  const next = new Map(set);
  const predecessor = live.get(name);
  if (predecessor) next.set(name, predecessor);
  else next.delete(name);
  return next;
}

export const toRefusal = (remote: string, set: ReleaseSet, { page, reason }: Fault): Refusal => ({
  remote,
  version: set.get(remote)?.version,
  page,
  reason,
  at: new Date().toISOString(),
});

function sentenceFor({ remote, reason }: Fault, live: ReleaseSet): string {
  const release = remote && live.get(remote);
  return release ? `Cannot compose ${release.name} ${release.version}, which was live: ${reason}` : reason;
}
