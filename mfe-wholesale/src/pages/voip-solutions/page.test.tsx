import { contactPath } from '@site/contracts';
import { describe, expect, test } from 'vitest';
import { renderedPage } from '../../testing/rendered-page.ts';
import { callCosts } from './call-costs.ts';
import { content } from './content.ts';
import VoipSolutionsPage from './page.tsx';

const page = renderedPage(VoipSolutionsPage);

describe('the VoIP solutions page', () => {
  test('splits one call into its costs, on an old line and over VoIP', () => {
    expect(page.rows).toEqual([
      ...callCosts.map(({ name, oldLine, voip }) => [name, `${oldLine}¢`, `${voip}¢`]),
      [content.board.total, '100¢', '40¢'],
    ]);
    expect(page.html).toContain(`role="img" aria-label="${content.board.drawing}"`);
    expect(page.words).toContain('up to 60% less per call');
  });

  test('says what takes each cost away, and leads the hero there', () => {
    for (const { name, oldLine, voip, title, text } of callCosts)
      expect(page.words).toContain(`−${oldLine - voip}¢ ${name} ${title} ${text}`);
    expect(page.link(content.hero.costs)?.href).toBe('#costs');
  });

  test('offers three ways, each on its own page', () => {
    for (const { title, text, link, href } of Object.values(content.ways.items)) {
      expect(page.words).toContain(`${title} ${text}`);
      expect(page.link(link)?.href).toBe(href);
    }
  });

  test('has a checklist and statistics', () => {
    for (const { lead, text } of content.checklist.items) expect(page.words).toContain(`${lead} ${text}`);
    for (const { value, label } of content.figures.stats) expect(page.words).toContain(`${label} ${value}`);
  });

  test.each([
    'about 100 Kbps',
    'G.711, G.722 and G.729',
    '24–48 hours',
    '1–2 weeks',
    'under 100 ms',
    'under 30 seconds',
    'no setup fees',
    '30-day money-back guarantee',
    'net 15 to net 30',
    '100,000 minutes a month',
    'above 10 million',
    'updated monthly',
  ])('states %s', (figure) => {
    expect(page.words).toContain(figure);
  });

  test('leads to the contact form and the signup', () => {
    for (const words of [content.hero.start, content.closing.send])
      expect(page.link(words)?.href).toBe(contactPath('voip-solutions'));
    expect(page.link(content.closing.trial)?.href).toBe('/signup');
  });
});
