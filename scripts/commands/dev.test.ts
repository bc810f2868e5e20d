import { expect, test } from 'vitest';
import { run } from './dev.ts';

test.each([
  ['an option that does not exist', ['--agianst', 'https://www.dunevox.example'], /^Usage: npm run dev/],
  ['a team that does not exist', ['wholsale'], /NAME is one of .*wholesale/],
  ['an address that is none', ['--against', 'dunevox'], /^--against takes the address of a site/],
])('npm run dev rejects %s with its usage', async (_what, words, sentence) => {
  await expect(run(words)).rejects.toThrow(sentence);
});
