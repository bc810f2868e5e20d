import { expect, test } from 'vitest';
import { rateAnswer } from './rate-answer.ts';
import { example, exampleAnswer } from './rate-calculator-content.ts';

test('the calculator of the rates page answers its example as the page already says', () => {
  expect(rateAnswer(example)).toEqual(exampleAnswer);
});
