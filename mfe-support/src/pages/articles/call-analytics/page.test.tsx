import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { articleText } from '../../../articles/article-text.ts';
import { exampleSite } from '../../../testing/example-site.ts';
import { article } from './content.ts';
import { agentsNeeded, averageWait, offeredLoad, serviceLevel } from './erlang-c.ts';
import { day, demand, promise } from './example-day.ts';
import CallAnalyticsPage from './page.tsx';

const text = articleText(article);
const tables = article.sections.flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'table'));

it('computes the table of the busiest half-hour with the formula that it teaches', () => {
  const busiest = demand(50);
  const rows = tables.find(({ head }) => head[0] === 'People')?.rows ?? [];
  expect(rows).toHaveLength(5);
  for (const [people, withinTarget, wait, occupancy] of rows) {
    const agents = Number(people);
    expect(withinTarget).toBe(`${Math.round(serviceLevel(agents, busiest, promise.seconds) * 100)}%`);
    expect(wait).toBe(`${Math.round(averageWait(agents, busiest))} s`);
    expect(occupancy).toBe(`${Math.round((offeredLoad(busiest) / agents) * 100)}%`);
  }
});

it('adds up the example day as its text says', () => {
  const calls = day.reduce((sum, halfHour) => sum + halfHour.calls, 0);
  const hours = day.reduce((sum, { agents }) => sum + agents / 2, 0);
  expect(text).toContain(`${calls} calls, 240 seconds each`);
  expect(text).toContain(`The average half-hour has ${calls / day.length} calls`);
  expect(text).toContain(`every interval meets the target with ${hours} hours`);
});

it('counts people for two queues, for shorter calls and for fewer calls as its text says', () => {
  const people = (calls: number, handling = 240) =>
    agentsNeeded({ ...demand(calls), handling }, promise.seconds, promise.share);
  expect([people(25), people(50), people(50, 216), people(45)]).toEqual([6, 10, 9, 9]);
});

it('names the figures of the carrier with what to expect of them', () => {
  const [asr, acd, pdd] = tables.find(({ head }) => head[1] === 'Expect')?.rows ?? [];
  expect(asr?.[1]).toContain('98% or more');
  expect(acd?.[1]).toBe('180 s or more');
  expect(pdd?.[1]).toBe('Under 3 s');
});

it('draws the day with its highest half-hour and the people for it', () => {
  const html = renderToStaticMarkup(<CallAnalyticsPage site={exampleSite} pages={[]} />);
  expect(html).toMatch(/role="img" aria-label="[^"]*highest at 10:30 with 50 [^"]*"/);
  expect(html).toContain('10 people');
});
