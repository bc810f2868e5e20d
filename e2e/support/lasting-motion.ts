/**
 * Runs in the page: finds animations that start by themselves and last longer than WCAG 2.2.2 allows without a control.
 * What follows scrolling has no time of its own.
 * @returns a sentence for each
 */
export function lastingMotion(): string[] {
  const LONGEST_MS = 5_000;

  const isTimed = ({ timeline }: Animation) => timeline instanceof DocumentTimeline;
  const end = ({ effect }: Animation) => Number(effect?.getComputedTiming().endTime);
  return document
    .getAnimations()
    .filter((animation) => isTimed(animation) && end(animation) > LONGEST_MS)
    .map((animation) => `${(animation as CSSAnimation).animationName} moves for ${end(animation) / 1000} s`);
}
