import { expect, test } from 'vitest';
import { capitalizedCount, countInWords } from './count-in-words.ts';

test.each([
  [0, 'no'],
  [16, 'sixteen'],
  [20, 'twenty'],
  [42, 'forty-two'],
  [99, 'ninety-nine'],
  [100, '100'],
])('%i is written "%s"', (count, word) => {
  expect(countInWords(count)).toBe(word);
});

test('a sentence begins with a capital letter', () => {
  expect(capitalizedCount(16)).toBe('Sixteen');
});
