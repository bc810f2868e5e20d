/** What visitors of one release met while it was shared, or while others got it. */
export interface Met {
  /** Sampled page views. */
  views: number;
  /** Uncaught. */
  errors: number;
  /** Page views whose interactions were measured. */
  interactions: number;
  /** Those of them in which one was not good. */
  slow: number;
}

interface Rate {
  of: number;
  bad: number;
}

/** As for the alert about errors of a release (docs/decisions/0087): below that, a rate says nothing. */
const MIN_PAGE_VIEWS = 50;
/** One page view reports ten errors at most, and is no reason. */
const MIN_BAD = { errors: 11, slow: 5 };
/** Twice as much is worse in any case, and so little more is noise. */
const FACTOR = 2;
const MARGIN = { errors: 0.01, slow: 0.05 };

/** Whether something is that much worse than something else. */
function isWorse(what: keyof typeof MARGIN, own: Rate, others: Rate): boolean {
  if (own.of < MIN_PAGE_VIEWS || others.of < MIN_PAGE_VIEWS || own.bad < MIN_BAD[what]) return false;
  return own.bad / own.of > FACTOR * (others.bad / others.of) + MARGIN[what];
}

/**
 * Compares what visitors meet with a shared release with what all others meet at the same time.
 * @param names of the releases: the shared one, and that of all others
 * @returns one sentence when the shared one is worse
 */
export function findWorse(shared: Met, others: Met, names: [shared: string, others: string]): string | undefined {
  const say = (what: string, own: Rate, theirs: Rate) =>
    `${what}: ${own.bad} in ${own.of} sampled page views with ${names[0]}, ${theirs.bad} in ${theirs.of} with ${names[1]}.`;
  const errors = [shared, others].map((met) => ({ of: met.views, bad: met.errors })) as [Rate, Rate];
  if (isWorse('errors', ...errors)) return say('Uncaught errors', ...errors);
  const slow = [shared, others].map((met) => ({ of: met.interactions, bad: met.slow })) as [Rate, Rate];
  if (isWorse('slow', ...slow)) return say('Slow interactions (INP above 0.2 s)', ...slow);
  return undefined;
}
