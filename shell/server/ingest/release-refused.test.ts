import { expect, test } from 'vitest';
import { ReleaseRefused } from './release-refused.ts';

test('A refusal quotes at most two thousand characters of a release', () => {
  const { message, page } = new ReleaseRefused(
    `Path /${'a'.repeat(5_000_000)} is too long.`,
    '1.0.0',
    '/a'.repeat(2_000),
  );
  expect([message.length, page?.length]).toEqual([2_001, 2_001]);
});
