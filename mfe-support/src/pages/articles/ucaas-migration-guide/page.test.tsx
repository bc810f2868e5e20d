import { renderPage, tableRows } from '@site/remote-kit/testing';
import { expect, test } from 'vitest';
import UcaasMigrationGuidePage from './page.tsx';

const page = renderPage(UcaasMigrationGuidePage);
const dollars = (cell = '') => Number(cell.replaceAll(/[^\d.]/g, ''));

test('opens with the old line that becomes the new one, before the plan of eight weeks', () => {
  const drawing = page.getByRole('img', { name: /^An old telephone line on poles fades/ });
  const plan = page.getByRole('region', { name: 'Plan of a migration in eight weeks' });
  expect(drawing.compareDocumentPosition(plan)).toBe(drawing.DOCUMENT_POSITION_FOLLOWING);
  expect(tableRows(page.getByRole('region', { name: 'Plan of a migration in eight weeks' })).at(-1)?.[0]).toBe('8');
});

test('adds up the monthly cost from the prices of the plans', () => {
  const [users, numbers, minutes, sum] = tableRows(
    page.getByRole('region', { name: 'Monthly cost of the example, Business plan paid yearly' }),
  ).map((row) => dollars(row[2]));
  expect([users, numbers, minutes]).toEqual([80 * 20, 12 * 5, 3000 * 0.02]);
  expect(sum).toBe(80 * 20 + 12 * 5 + 3000 * 0.02);
  expect(page.text).toContain(`80 × $25 = $${(80 * 25).toLocaleString('en')}`);
});

test('moves as many numbers as it orders: one per user and the additional ones', () => {
  const [, unused = ''] =
    tableRows(page.getByRole('region', { name: 'What call records show' })).find(
      ([count]) => count === 'Numbers never called',
    ) ?? [];
  const [ended, all] = unused.split(' of ').map(Number);
  expect((all ?? 0) - (ended ?? 0)).toBe(80 + 12);
});

test('answers its own questions for providers with the contract', () => {
  expect(
    tableRows(page.getByRole('region', { name: 'Questions to providers, with our answers' })).map(
      ([, answer]) => answer,
    ),
  ).toEqual(
    expect.arrayContaining([
      expect.stringContaining('99.9%'),
      expect.stringContaining('UAE, the EU or the US'),
      expect.stringContaining('30 days to 7 years'),
      'With 30 days’ notice',
      'G.711, G.722 and G.729',
    ]),
  );
});

test.each(['multi-site-deployment', 'network-optimization', 'sip-trunking-configuration', 'business-continuity'])(
  'links to follow-up articles: %s',
  (name) => {
    expect(page.element.querySelector(`article a[href="/articles/${name}"]`)).not.toBeNull();
  },
);
