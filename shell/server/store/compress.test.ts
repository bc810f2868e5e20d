import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { compress, compressPrompt, PROMPT_QUALITY } from './compress.ts';

const THOROUGH = 10;

/** A list with words of its own in each line. */
const listOf = (lines: number) =>
  Buffer.from(
    Array.from({ length: lines }, (_, line) => {
      const word = createHash('sha256').update(String(line)).digest('hex').slice(0, 8);
      return `<li class="entry"><a href="/articles/${word}">An article about ${word}</a></li>`;
    }).join('\n'),
  );

test.each([
  ['fits the first round trip', 1_800, [13_000, 14_000], PROMPT_QUALITY],
  ['fits it once it is compressed thoroughly', 1_900, [14_000, 14_700], THOROUGH],
  ['is larger', 2_000, [15_000, 16_000], PROMPT_QUALITY],
] as const)('a text that %s has the quality for that', async (_size, lines, [least, most], quality) => {
  const content = listOf(lines);
  const { br: fast } = await compress(content, PROMPT_QUALITY);
  expect(fast.length).toBeGreaterThan(least);
  expect(fast.length).toBeLessThan(most);
  expect((await compressPrompt(content)).br).toEqual((await compress(content, quality)).br);
});
