import { expect, test } from 'vitest';
import { matches, publishedDestinations } from './published-destinations.ts';
import { allRates } from './rates-page-rates.ts';
import { terminationRates } from './termination-rates.ts';

const found = (typed: string) =>
  publishedDestinations.filter((one) => matches(one, typed)).map(({ destination }) => destination);

test('every destination of both lists is found, with each of its rates and a calling code', () => {
  for (const { destination, rate } of allRates)
    expect(publishedDestinations).toContainEqual(expect.objectContaining({ destination, route: rate }));
  for (const { destination, rate } of terminationRates)
    expect(publishedDestinations).toContainEqual(expect.objectContaining({ destination, country: rate }));
  for (const { prefix } of publishedDestinations) expect(prefix).toMatch(/^[1-9]\d{0,2}$/);
});

test('a country costs more than a route to it, since its rate covers all networks', () => {
  for (const { route, country } of publishedDestinations) if (route && country) expect(country).toBeGreaterThan(route);
});

test.each([
  ['uk', ['UK']],
  [' mobile ', ['Canada Mobile', 'USA Mobile']],
  ['+44 20 7946 0958', ['UK']],
  ['0097', ['Qatar', 'UAE']],
  ['97', ['Qatar', 'UAE']],
  ['1', ['Canada', 'Canada Mobile', 'USA', 'USA Mobile']],
  ['+1 416 555 0199', ['Canada', 'Canada Mobile']],
  ['+1 212 555 0199', ['USA', 'USA Mobile']],
  ['1 94', ['Canada', 'Canada Mobile', 'USA', 'USA Mobile']],
  ['+1 95', ['USA', 'USA Mobile']],
  ['+1 876', []],
  ['+1 (441) 295', []],
  ['001-787', []],
  ['United Kingdom', ['UK']],
  ['united  kingdom', ['UK']],
  ['great britain', ['UK']],
  ['England', ['UK']],
  ['U.K.', ['UK']],
  ['United States', ['USA', 'USA Mobile']],
  ['America', ['USA', 'USA Mobile']],
  ['united', ['UAE', 'UK', 'USA', 'USA Mobile']],
  ['Emirates', ['UAE']],
  ['Dubai', ['UAE']],
  ['KSA', ['Saudi Arabia']],
  ['Holland', ['Netherlands']],
  ['Atlantis', []],
  ['Ireland', []],
])('"%s" means %j', (typed, destinations) => {
  expect(found(typed)).toEqual(destinations);
});

test.each(['', ' ', '+', '0', '00'])('"%s" leaves every destination in the table', (typed) => {
  expect(found(typed)).toHaveLength(publishedDestinations.length);
});
