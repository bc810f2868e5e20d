import { expect, test } from 'vitest';
import { isSecret } from './is-secret.ts';

test.each([
  ['known', 'known', true],
  ['knowm', 'known', false],
  ['know', 'known', false],
  ['', 'known', false],
  ['knöwn', 'known', false],
  [Buffer.from([1, 2]), Buffer.from([1, 2]), true],
])('Of somebody who gives %j for %j it is %s that they know it', (given, wanted, expected) => {
  expect(isSecret(given, wanted)).toBe(expected);
});
