import type { VisitorFigures } from '../steering/api-schemas.ts';

interface Rate {
  of: number;
  bad: number;
}

/** Below this, a rate is not significant; the same as for the alert about errors of a release (docs/decisions/0087). */
const MIN_PAGE_VIEWS = 50;
/** A single page view, which reports ten errors at most, must not suffice. */
const MIN_BAD = { errors: 11, slow: 5 };
/** A rate is worse above twice the other one plus a margin for noise. */
const FACTOR = 2;
const MARGIN = { errors: 0.01, slow: 0.05 };

/** Whether a rate is significantly worse than another. */
function isWorse(what: keyof typeof MARGIN, own: Rate, others: Rate): boolean {
  if (own.of < MIN_PAGE_VIEWS || others.of < MIN_PAGE_VIEWS || own.bad < MIN_BAD[what]) return false;
  return own.bad / own.of > FACTOR * (others.bad / others.of) + MARGIN[what];
}

/**
 * Compares the metrics of a shared release with those of all other visitors at the same time.
 * @param names versions of the shared release and of the other one
 * @returns one sentence when the shared one is worse
 */
export function findWorse(
  shared: VisitorFigures,
  others: VisitorFigures,
  names: [shared: string, others: string],
): string | undefined {
  const say = (what: string, own: Rate, theirs: Rate) =>
    `${what}: ${own.bad} in ${own.of} sampled page views with ${names[0]}, ${theirs.bad} in ${theirs.of} with ${names[1]}.`;
  const errors = [shared, others].map(({ views, errors }) => ({ of: views, bad: errors })) as [Rate, Rate];
  if (isWorse('errors', ...errors)) return say('Uncaught errors', ...errors);
  const slow = [shared, others].map(({ interactions, slow }) => ({ of: interactions, bad: slow })) as [Rate, Rate];
  if (isWorse('slow', ...slow)) return say('Slow interactions (INP above 0.2 s)', ...slow);
  return undefined;
}
