import { wholeDollars } from '../facts/amounts.ts';
import type { Quote } from '../rates/quote.ts';
import { answers } from './rate-answer-content.ts';

/** Compares a monthly cost with the visitor's current one. */
export function comparison({ cost: { least, most }, currentCost }: Quote): string {
  if (currentCost === undefined) return answers.alone;
  const now = wholeDollars(currentCost);
  if (currentCost === least && currentCost === most) return answers.same(now);
  if (currentCost >= most) return answers.less(span(currentCost - most, currentCost - least), now);
  if (currentCost <= least) return answers.more(span(least - currentCost, most - currentCost), now);
  return answers.between(wholeDollars(most - currentCost), wholeDollars(currentCost - least), now);
}

const span = (least: number, most: number) =>
  least === most ? wholeDollars(least) : answers.difference(wholeDollars(least), wholeDollars(most));
