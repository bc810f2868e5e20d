import { expect, it } from 'vitest';
import { MINUTE_MS } from '../durations.ts';
import { createPressure } from './pressure.ts';

it('pressure of a network rises with each event and decays', () => {
  let now = 0;
  const pressure = createPressure(MINUTE_MS, () => new Date(now));
  for (let count = 1; count <= 8; count++) expect(pressure.add('a')).toBe(count);
  expect(pressure.add('b')).toBe(1);
  now += MINUTE_MS;
  expect(pressure.add('a')).toBe(5);
  now += 60 * MINUTE_MS;
  expect(pressure.add('a')).toBeCloseTo(1);
});

it('pressure does not decay backwards when the clock jumps back', () => {
  let now = MINUTE_MS;
  const pressure = createPressure(MINUTE_MS, () => new Date(now));
  pressure.add('a');
  now = 0;
  expect(pressure.add('a')).toBe(2);
});

it('the least recently seen of many networks is dropped', () => {
  const pressure = createPressure(MINUTE_MS, () => new Date(0));
  for (let network = 0; network <= 20_000; network++) pressure.add(`${network}`);
  expect([pressure.add('0'), pressure.add('20000')]).toEqual([1, 2]);
});
