import { expect, test } from 'vitest';
import { isSecret } from './is-secret.ts';

test.each([
  ['known', 'known', true],
  ['knowm', 'known', false],
  ['know', 'known', false],
  ['', 'known', false],
  ['knöwn', 'known', false],
  [Buffer.from([1, 2]), Buffer.from([1, 2]), true],
])('comparing %j with the secret %j returns %s', (given, wanted, expected) => {
  expect(isSecret(given, wanted)).toBe(expected);
});
