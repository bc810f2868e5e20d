import { renderPage, tableRows } from '@site/remote-kit/testing';
import { expect, test } from 'vitest';
import { agentsNeeded, averageWait, offeredLoad, serviceLevel } from './erlang-c.ts';
import { day, demand, promise } from './example-day.ts';
import CallAnalyticsPage from './page.tsx';

const page = renderPage(CallAnalyticsPage);

test('computes the table of the busiest half-hour with the explained formula', () => {
  const busiest = demand(50);
  const rows = tableRows(page.getByRole('region', { name: 'The half-hour from 10:30, by number of people' }));
  expect(rows).toHaveLength(5);
  for (const [people, withinTarget, wait, occupancy] of rows) {
    const agents = Number(people);
    expect(withinTarget).toBe(`${Math.round(serviceLevel(agents, busiest, promise.seconds) * 100)}%`);
    expect(wait).toBe(`${Math.round(averageWait(agents, busiest))}\u00a0s`);
    expect(occupancy).toBe(`${Math.round((offeredLoad(busiest) / agents) * 100)}%`);
  }
});

test('has the totals of the example day in its text', () => {
  const calls = day.reduce((sum, halfHour) => sum + halfHour.calls, 0);
  const hours = day.reduce((sum, { agents }) => sum + agents / 2, 0);
  expect(page.text).toContain(`${calls}\u00a0calls, 240\u00a0seconds each`);
  expect(page.text).toContain(`The average half-hour has ${calls / day.length}\u00a0calls`);
  expect(page.text).toContain(`every interval meets the target with ${hours}\u00a0hours`);
});

test('has the computed agents for two queues, for shorter calls and for fewer calls in its text', () => {
  const people = (calls: number, handling = 240) =>
    agentsNeeded({ ...demand(calls), handling }, promise.seconds, promise.share);
  expect([people(25), people(50), people(50, 216), people(45)]).toEqual([6, 10, 9, 9]);
});

test("lists the carrier's figures with expected values", () => {
  const [asr, acd, pdd] = tableRows(
    page.getByRole('region', { name: 'Carrier figures, expected values and meanings' }),
  );
  expect(asr?.[1]).toContain('98% or more');
  expect(acd?.[1]).toBe('180\u00a0s or more');
  expect(pdd?.[1]).toBe('Under 3\u00a0s');
});

test('draws the day, and states its highest half-hour and the agents for it', () => {
  const { calls, agents } = day.reduce((most, halfHour) => (halfHour.calls > most.calls ? halfHour : most));
  const name = new RegExp(`highest at 10:30 with ${calls} in half an hour.*people needed, ${agents} at the top`);
  expect(page.getByRole('img', { name }).textContent).toContain(`${agents} people`);
});
