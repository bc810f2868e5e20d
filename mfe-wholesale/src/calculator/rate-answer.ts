import { whole, wholeDollars } from '../facts/amounts.ts';
import { type Quote, quote, type TooSmall } from '../rates/quote.ts';
import type { RateList } from '../rates/rate-list.ts';
import { discountText } from '../rates/volume-tier.ts';
import { answers, mostMinutes, rateLimit } from './rate-answer-content.ts';
import { comparison } from './rate-comparison.ts';
import { typedCount, typedNumber } from './typed-number.ts';
import type { Entry } from './use-answer.ts';

export type RateEntry = Entry<'destination' | 'minutes' | 'rate'>;

export interface RateAnswer {
  /** Name of the volume's tier. */
  tier?: string | undefined;
  /** Tier and discount. */
  label: string;
  /** Monthly cost. */
  figure: string;
  /** Comparison with the visitor's current cost, or the first error: screen readers announce the answer only. */
  sentence: string;
  errors: { minutes?: string; rate?: string };
}

/** Creates the answers of a page's calculator from its rates and tiers. */
export function rateAnswerFrom({ rates, tiers, minimum }: RateList) {
  return (entry: RateEntry): RateAnswer => {
    const listed = rates.find(({ destination }) => destination === entry.destination);
    const minutes = typedCount(entry.minutes);
    const currentRate = typedNumber(entry.rate);
    const errors = { ...minutesError(minutes), ...(entry.rate.trim() !== '' && rateError(currentRate)) };
    const [firstError] = Object.values(errors);
    if (firstError) return { ...answers.unknown, sentence: answers.corrected(firstError), errors };
    if (!listed || minutes === undefined) return { ...answers.unknown, errors };

    const result = quote({ rate: listed.rate, minutes, currentRate, tiers, minimum });
    return { ...(result.kind === 'too-small' ? tooSmall(result) : priced(result)), errors };
  };
}

function minutesError(minutes: number | undefined) {
  if (minutes === undefined) return { minutes: answers.errors.minutes };
  return minutes > mostMinutes ? { minutes: answers.errors.tooManyMinutes } : undefined;
}

function rateError(rate: number | undefined) {
  return rate === undefined || rate >= rateLimit ? { rate: answers.errors.rate } : undefined;
}

function tooSmall({ minimum }: TooSmall) {
  return { ...answers.tooSmall, sentence: answers.tooSmall.sentence(whole(minimum)) };
}

function priced(result: Quote) {
  const { tier, cost } = result;
  const [least, most] = [wholeDollars(cost.least), wholeDollars(cost.most)];
  return {
    tier: tier?.tier,
    label: tier ? answers.tier(tier.tier, discountText(tier.discount)) : answers.belowTiers,
    figure: least === most ? least : answers.cost(least, most),
    sentence: tier?.discount === 'custom' ? `${answers.custom(least)} ${comparison(result)}` : comparison(result),
  };
}
