import { describe, expect, test, vi } from 'vitest';
import type * as Facts from '../../facts/facts.ts';
import { savingsAnswer } from './savings-answer.ts';
import { answers } from './savings-answer-content.ts';
import { example } from './savings-content.ts';
import { savings } from './savings-model.ts';

vi.mock('../../facts/facts.ts', async (original: () => Promise<typeof Facts>) => ({
  facts: { ...(await original()).facts, channelPrice: 15, largestTrunkSavings: 70, kbpsPerCall: 100 },
}));

const answerTo = (changes: Partial<typeof example>) => savingsAnswer({ ...example, ...changes });

describe('the savings model', () => {
  test('compares paid lines with needed channels', () => {
    expect(savings({ lines: 30, linePrice: 32, calls: 24 })).toEqual({
      now: 960,
      trunk: 360,
      saving: 600,
      percent: 63,
      isCapped: false,
      mbps: 2.4,
    });
  });

  test('never promises more than 70%', () => {
    expect(savings({ lines: 100, linePrice: 50, calls: 5 })).toMatchObject({
      now: 5_000,
      trunk: 1_500,
      percent: 70,
      isCapped: true,
    });
  });

  test('reaches 70% uncapped where the figures give exactly that', () => {
    expect(savings({ lines: 10, linePrice: 50, calls: 10 })).toMatchObject({ percent: 70, isCapped: false });
  });
});

describe('the savings calculator', () => {
  test('names reduction, saving and bandwidth', () => {
    expect(savingsAnswer(example)).toEqual({
      figure: '63%',
      sentence: '$600 less every month, $7,200 a year. The calls take about 2.4\u00a0Mbps in each direction.',
      amounts: { now: 960, trunk: 360, trunkLabel: 'Channels at $15 each' },
      errors: {},
    });
  });

  test('reads dots as separators of lines and calls, and as the decimal point of a price', () => {
    const written = answerTo({ lines: '1.000', linePrice: '32.000', calls: '1.000' });
    expect(written).toEqual(answerTo({ lines: '1,000', linePrice: '32', calls: '1,000' }));
  });

  test('states when lines are cheaper than channels', () => {
    const { figure, sentence } = answerTo({ lines: '10', linePrice: '10', calls: '10' });
    expect(figure).toBe('0%');
    expect(sentence).toContain(answers.more('$50'));
  });

  test('states when both cost the same', () => {
    expect(answerTo({ lines: '1', linePrice: '15', calls: '1' }).sentence).toContain(answers.same);
  });

  test('states when it shows less than the figures give', () => {
    const { amounts, sentence } = answerTo({ lines: '100', linePrice: '50', calls: '5' });
    expect(sentence).toContain(answers.capped);
    expect(amounts?.trunkLabel).toBe(answers.cappedChannels);
  });

  test.each([
    ['lines', '0'],
    ['lines', '2.5'],
    ['lines', '10,001'],
    ['linePrice', ''],
    ['linePrice', '0.5'],
    ['linePrice', '1,001'],
    ['calls', 'all'],
    ['calls', '-3'],
  ] as const)('asks for %s when it is "%s"', (field, text) => {
    const error = answers.errors[field];
    expect(answerTo({ [field]: text })).toEqual({
      figure: answers.unknown,
      sentence: answers.corrected(error),
      errors: { [field]: error },
    });
  });

  test('repeats the first of several errors in the answer, which screen readers announce', () => {
    expect(answerTo({ linePrice: '', calls: '0' }).sentence).toBe(
      'The saving appears once this is corrected: Enter a price from $1 to $1,000, such as 32.',
    );
  });
});
