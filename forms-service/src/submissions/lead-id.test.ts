import { expect, it } from 'vitest';
import { HOUR_MS } from '../durations.ts';
import { createLeadIds } from './lead-id.ts';

const UUID_7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

const timeOf = (id: string) => Number.parseInt(id.replace('-', '').slice(0, 12), 16);

it('creates ids that sort by time, within one millisecond and when the clock is set back too', () => {
  let now = Date.parse('2026-11-21T10:00:00Z');
  const next = createLeadIds(() => new Date(now));
  const ids = Array.from({ length: 10_000 }, next);
  now -= 5_000;
  ids.push(next());
  now += 60_000;
  ids.push(next());
  expect(ids.filter((id) => !UUID_7.test(id))).toEqual([]);
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
});

it('follows a clock that is set back by more than a correction', () => {
  let now = Date.parse('2026-11-21T10:00:00Z');
  const next = createLeadIds(() => new Date(now));
  const first = next();
  now -= HOUR_MS;
  const ids = [next(), next()];
  expect(ids.map(timeOf)).toEqual([now, now]);
  expect(ids.toSorted()).toEqual(ids);
  expect(timeOf(first) - now).toBe(HOUR_MS);
});

it('contains the time of the lead', () => {
  const time = Date.parse('2026-11-21T10:00:00Z');
  const id = createLeadIds(() => new Date(time))();
  expect(timeOf(id)).toBe(time);
});
