import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { exampleSite } from '../../../testing/example-site.ts';
import MultiSiteDeploymentPage from './page.tsx';
import { sites } from './site-crest.ts';

const html = renderToStaticMarkup(<MultiSiteDeploymentPage site={exampleSite} pages={[]} />);

it('draws every site on the same crest', () => {
  expect(html).toMatch(/role="img" aria-label="Five offices[^"]*on one crest/);
  expect(sites).toHaveLength(5);
  for (const { name } of sites) expect(html).toContain(`>${name}</text>`);
});

it('states what the specification promises about deployment, regions and calls', () => {
  for (const constant of ['24 to 48 hours', 'one to two weeks', '12 global regions', 'under 100 ms', '100 Kbps']) {
    expect(html).toContain(constant);
  }
});

it('names the emergency codes of six regions and warns before phones are shipped', () => {
  for (const code of ['911', '112', '999, 112', '999, 998, 997', '000']) expect(html).toContain(`<td>${code}</td>`);
  expect(html).toContain('<b>Some countries restrict internet calls to the public network</b>');
});

it.each([
  { people: 13, calls: 5 },
  { people: 44, calls: 10 },
  { people: 120, calls: 20 },
  { people: 200, calls: 30 },
  { people: 375, calls: 50 },
])('counts $calls calls at once for $people people, as Erlang B does', ({ people, calls }) => {
  expect(html).toMatch(new RegExp(`<th scope="row">${people}</th><td>${calls}</td>`));
  expect(blocked(people / 10, calls)).toBeLessThan(0.01);
  expect(blocked(people / 10, calls - 1)).toBeGreaterThan(0.01);
});

/** Share of blocked calls (Erlang B). */
function blocked(erlangs: number, channels: number) {
  let share = 1;
  for (let channel = 1; channel <= channels; channel++) share = (erlangs * share) / (channel + erlangs * share);
  return share;
}
