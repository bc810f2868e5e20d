import { whole, wholeDollars } from '../../calculator/amounts.ts';
import { typedNumber } from '../../calculator/typed-number.ts';
import type { Entry } from '../../calculator/use-answer.ts';
import { type Quote, quote, type TooSmall } from '../../rates/quote.ts';
import { allRates } from '../../rates/rates-page-rates.ts';
import { ratesPageTiers } from '../../rates/rates-page-tiers.ts';
import { discountText } from '../../rates/volume-tier.ts';
import { answers, mostMinutes, rateLimit } from './rate-answer-content.ts';

export type RateEntry = Entry<'destination' | 'minutes' | 'rate'>;

export interface RateAnswer {
  /** Tier and discount. */
  label: string;
  /** Monthly cost. */
  figure: string;
  /** Comparison with what is paid now, or what to enter. */
  sentence: string;
  errors: { minutes?: string; rate?: string };
}

/** What the calculator says to the texts in its fields. */
export function rateAnswer(entry: RateEntry): RateAnswer {
  const listed = allRates.find(({ destination }) => destination === entry.destination);
  const minutes = typedNumber(entry.minutes);
  const currentRate = typedNumber(entry.rate);
  const errors = { ...minutesError(minutes), ...(entry.rate.trim() !== '' && rateError(currentRate)) };
  if (!listed || minutes === undefined || Object.keys(errors).length > 0) return { ...answers.unknown, errors };

  const result = quote({ rate: listed.rate, minutes, currentRate, tiers: ratesPageTiers });
  return { ...(result.kind === 'too-small' ? tooSmall(result) : priced(result)), errors };
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
  const { tier, discount } = result.tier;
  const cost = wholeDollars(result.cost);
  return {
    label: `${tier}, ${discountText(discount).toLowerCase()}`,
    figure: cost,
    sentence: discount === 'custom' ? `${answers.custom(cost)} ${comparison(result)}` : comparison(result),
  };
}

function comparison({ cost, currentCost }: Quote): string {
  if (currentCost === undefined) return answers.alone;
  const now = wholeDollars(currentCost);
  if (currentCost === cost) return answers.same(now);
  const difference = wholeDollars(Math.abs(currentCost - cost));
  return currentCost > cost ? answers.less(difference, now) : answers.more(difference, now);
}
