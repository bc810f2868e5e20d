import { expect, test } from 'vitest';
import { ReleaseRefused } from './release-refused.ts';

test('A refusal quotes at most a thousand characters of a release', () => {
  const { message, page } = new ReleaseRefused(
    `Path /${'a'.repeat(5_000_000)} is too long.`,
    '1.0.0',
    '/a'.repeat(1_000),
  );
  expect([message.length, page?.length]).toEqual([1_001, 1_001]);
});
