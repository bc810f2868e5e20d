import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { articleText } from '../../../articles/article-text.ts';
import { exampleSite } from '../../../testing/example-site.ts';
import { article } from './content.ts';
import UcaasMigrationGuidePage from './page.tsx';

const html = renderToStaticMarkup(<UcaasMigrationGuidePage site={exampleSite} pages={[]} />);
const tables = article.sections.flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'table'));
const table = (label: string) => tables.find((one) => one.label.startsWith(label))?.rows ?? [];
const dollars = (cell = '') => Number(cell.replaceAll(/[^\d.]/g, ''));

it('opens with the old line that fades into the new one, before the plan of eight weeks', () => {
  const drawing = html.indexOf('aria-label="An old telephone line on poles fades');
  const plan = html.indexOf('aria-label="Plan of a migration in eight weeks"');
  expect(drawing).toBeGreaterThan(0);
  expect(plan).toBeGreaterThan(drawing);
  expect(table('Plan').at(-1)?.[0]).toBe('8');
});

it('adds the monthly cost up from the prices of the plans', () => {
  const cost = table('Monthly cost');
  const [users, numbers, minutes, sum] = cost.map((row) => dollars(row[2]));
  expect([users, numbers, minutes]).toEqual([80 * 20, 12 * 5, 3000 * 0.02]);
  expect(sum).toBe(80 * 20 + 12 * 5 + 3000 * 0.02);
  expect(articleText(article)).toContain(`80 × $25 = $${(80 * 25).toLocaleString('en')}`);
});

it('moves as many numbers as it orders: one per user and the extra ones', () => {
  const [, unused = ''] = table('What call records').find(([count]) => count === 'Numbers never called') ?? [];
  const [ended, all] = unused.split(' of ').map(Number);
  expect((all ?? 0) - (ended ?? 0)).toBe(80 + 12);
});

it('answers its own questions to providers with what the contract says', () => {
  const answers = table('Questions').map(([, answer]) => answer);
  expect(answers).toEqual(
    expect.arrayContaining([
      expect.stringContaining('99.9%'),
      expect.stringContaining('UAE, the EU or the US'),
      expect.stringContaining('30 days to 7 years'),
      'With 30 days’ notice',
      'G.711, G.722 and G.729',
    ]),
  );
});

it('leads to the articles that go on where it stops', () => {
  for (const name of [
    'multi-site-deployment',
    'network-optimization',
    'sip-trunking-configuration',
    'business-continuity',
  ]) {
    expect(html).toContain(`href="/articles/${name}"`);
  }
});
