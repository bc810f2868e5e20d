import { Command } from 'commander';
import { expect, it } from 'vitest';
import { withFilter } from './filter-options.ts';

function parse(...words: string[]) {
  const command = withFilter(new Command())
    .exitOverride()
    .configureOutput({ writeErr: () => {} });
  return command.parse(words, { from: 'user' }).opts<{ since?: Date; until?: Date }>();
}

it.each([
  ['2026-11-21', '2026-11-21T00:00:00.000Z'],
  ['2026-11-21T10:00Z', '2026-11-21T10:00:00.000Z'],
  ['2026-11-21T10:00:00.250+04:00', '2026-11-21T06:00:00.250Z'],
  ['Tue Nov 21 2026 10:00:00 GMT-05:00', '2026-11-21T15:00:00.000Z'],
])('An operator can ask for leads since %s', (typed, moment) => {
  expect(parse('--since', typed).since?.toISOString()).toBe(moment);
});

it('The last day of a period is included', () => {
  expect(parse('--until', '2026-11-21').until?.toISOString()).toBe('2026-11-22T00:00:00.000Z');
  expect(parse('--until', '2026-11-21T10:00:00Z').until?.toISOString()).toBe('2026-11-21T10:00:00.000Z');
});

it.each([
  '2026',
  'yesterday',
  '2026-11-21T10:00:00',
  '2026-11-21 10:00Z',
  '2026-13-01',
  '2026-13-01T10:00Z',
  '2026-11-31',
  '2026-02-29T10:00Z',
  'TZ',
])('%j is refused with an example, because its zone or day is ambiguous', (typed) => {
  expect(() => parse('--since', typed)).toThrow('Write a day such as 2026-11-21');
});
