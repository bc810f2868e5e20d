import { expect, test } from 'vitest';
import { capitalSpelled, spelled } from './spelled.ts';

test.each([
  [0, 'zero'],
  [16, 'sixteen'],
  [20, 'twenty'],
  [42, 'forty-two'],
  [99, 'ninety-nine'],
  [100, '100'],
])('%i is written "%s"', (count, word) => {
  expect(spelled(count)).toBe(word);
});

test('a sentence begins with a capital letter', () => {
  expect(capitalSpelled(16)).toBe('Sixteen');
});
