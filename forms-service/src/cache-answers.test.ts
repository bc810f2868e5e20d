import { expect, it } from 'vitest';
import { cacheAnswers } from './cache-answers.ts';
import { MINUTE_MS } from './durations.ts';

function asking() {
  let now = 0;
  let asked = 0;
  const once = cacheAnswers<string>(
    MINUTE_MS,
    () => now,
    (answer) => answer === 'good',
  );
  return {
    ask: (key: string, answer: string | Error = 'good') =>
      once(key, async () => {
        asked++;
        if (answer instanceof Error) throw answer;
        return answer;
      }),
    asked: () => asked,
    pass(ms: number) {
      now += ms;
    },
  };
}

it('concurrent and soon following calls share one answer', async () => {
  const { ask, asked, pass } = asking();
  expect(await Promise.all([ask('a'), ask('a'), ask('a')])).toEqual(['good', 'good', 'good']);
  pass(MINUTE_MS / 2);
  await ask('a');
  expect(asked()).toBe(1);
  pass(MINUTE_MS);
  await ask('a');
  expect(asked()).toBe(2);
});

it('other keys, bad answers and failures are not cached', async () => {
  const { ask, asked } = asking();
  await ask('a');
  await ask('b', 'bad');
  await expect(ask('c', new Error('away'))).rejects.toThrow('away');
  expect([await ask('b'), await ask('c')]).toEqual(['good', 'good']);
  expect(asked()).toBe(5);
});

it('the oldest of many answers are dropped', async () => {
  const { ask, asked } = asking();
  for (let key = 0; key <= 10_000; key++) await ask(`${key}`);
  await ask('10000');
  expect(asked()).toBe(10_001);
  await ask('0');
  expect(asked()).toBe(10_002);
});
