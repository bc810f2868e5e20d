import { renderPage, tableRows } from '@site/remote-kit/testing';
import { expect, test } from 'vitest';
import MultiSiteDeploymentPage from './page.tsx';
import { sites } from './site-crest.ts';

const page = renderPage(MultiSiteDeploymentPage);

test('draws every site on the same crest', () => {
  const drawing = page.getByRole('img', { name: /^Five offices.*on one crest/ });
  expect(sites).toHaveLength(5);
  for (const { name } of sites) expect(drawing.textContent).toContain(name);
});

test.each(['24 to 48 hours', 'one to two weeks', '12 global regions', 'under 100\u00a0ms', '100\u00a0Kbps'])(
  "states the specification's figures for deployment, regions and calls: %s",
  (promise) => {
    expect(page.text).toContain(promise);
  },
);

test('names the emergency codes of six regions and warns before phones are shipped', () => {
  for (const name of ['911', '112', '999, 112', '999, 998, 997', '000'])
    expect(page.getAllByRole('cell', { name })).not.toEqual([]);
  expect(page.getByText('Some countries restrict internet calls to the public network').tagName).toBe('B');
});

test.each([
  { people: 13, calls: 5 },
  { people: 44, calls: 10 },
  { people: 120, calls: 20 },
  { people: 200, calls: 30 },
  { people: 375, calls: 50 },
])('counts $calls concurrent calls for $people people, as Erlang B does', ({ people, calls }) => {
  expect(
    tableRows(
      page.getByRole('region', { name: 'People, calls at once and bandwidth at 0.1 erlang each and 1% blocking' }),
    ).find(([count]) => count === `${people}`)?.[1],
  ).toBe(`${calls}`);
  expect(blocked(people / 10, calls)).toBeLessThan(0.01);
  expect(blocked(people / 10, calls - 1)).toBeGreaterThan(0.01);
});

/** Share of blocked calls (Erlang B). */
function blocked(erlangs: number, channels: number) {
  let share = 1;
  for (let channel = 1; channel <= channels; channel++) share = (erlangs * share) / (channel + erlangs * share);
  return share;
}
