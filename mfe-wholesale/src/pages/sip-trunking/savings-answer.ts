import { typedCount, typedNumber } from '../../calculator/typed-number.ts';
import type { Entry } from '../../calculator/use-answer.ts';
import { wholeDollars } from '../../facts/amounts.ts';
import { answers, linePrices, mostLines } from './savings-answer-content.ts';
import { type Savings, savings } from './savings-model.ts';

export type SavingsEntry = Entry<'lines' | 'linePrice' | 'calls'>;

export interface SavingsAnswer {
  /** Reduction, or a dash. */
  figure: string;
  /** Saving and bandwidth, or the first error: screen readers announce the answer only. */
  sentence: string;
  /** Two amounts to draw on one scale, in USD per month. */
  amounts?: { now: number; trunk: number; trunkLabel: string };
  errors: Partial<SavingsEntry>;
}

/** Answers of the calculator for the texts of its fields. */
export function savingsAnswer(entry: SavingsEntry): SavingsAnswer {
  const lines = count(entry.lines);
  const calls = count(entry.calls);
  const linePrice = price(entry.linePrice);
  if (lines === undefined || calls === undefined || linePrice === undefined) {
    const errors = {
      ...(lines === undefined && { lines: answers.errors.lines }),
      ...(linePrice === undefined && { linePrice: answers.errors.linePrice }),
      ...(calls === undefined && { calls: answers.errors.calls }),
    };
    const [firstError = ''] = Object.values(errors);
    return { figure: answers.unknown, sentence: answers.corrected(firstError), errors };
  }
  const result = savings({ lines, linePrice, calls });
  return {
    figure: answers.reduction(Math.max(result.percent, 0)),
    sentence: `${verdict(result)} ${bandwidth(result)}`,
    amounts: {
      now: result.now,
      trunk: result.trunk,
      trunkLabel: result.isCapped ? answers.cappedChannels : answers.channels,
    },
    errors: {},
  };
}

function count(text: string): number | undefined {
  const value = typedCount(text);
  return value !== undefined && Number.isInteger(value) && value <= mostLines ? value : undefined;
}

function price(text: string): number | undefined {
  const value = typedNumber(text);
  return value !== undefined && value >= linePrices.lowest && value <= linePrices.highest ? value : undefined;
}

function verdict({ saving, isCapped }: Savings): string {
  if (saving === 0) return answers.same;
  if (saving < 0) return answers.more(wholeDollars(-saving));
  const less = answers.less(wholeDollars(saving), wholeDollars(saving * 12));
  return isCapped ? `${less} ${answers.capped}` : less;
}

const bandwidth = ({ mbps }: Savings) => answers.bandwidth(mbps.toLocaleString('en-US'));
