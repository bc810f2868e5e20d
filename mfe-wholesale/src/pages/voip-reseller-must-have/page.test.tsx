import { contactPath } from '@site/contracts';
import { describe, expect, test } from 'vitest';
import { renderedPage } from '../../testing/rendered-page.ts';
import { content } from './content.ts';
import { invoiceTotal, kept, keptPercent } from './invoice-sum.ts';
import VoipResellerMustHavePage from './page.tsx';

const page = renderedPage(VoipResellerMustHavePage);

describe('the reseller page', () => {
  test('shows the ladder from 30 to 60%, each bar as long as its margin', () => {
    const { rungs } = content.board;
    expect([rungs.at(0)?.margin, rungs.at(-1)?.margin]).toEqual([30, 60]);
    for (const { name, text, margin } of rungs) {
      expect(page.words).toContain(`${name} ${text} ${margin}%`);
      expect(page.html).toContain(`<rect width="${margin}" height="4">`);
    }
  });

  test('lists eight things that a reseller must have', () => {
    expect(content.toolkit.items).toHaveLength(8);
    for (const { lead, text } of content.toolkit.items) expect(page.words).toContain(`${lead} ${text}`);
  });

  test('has an invoice that adds up and keeps a margin of the ladder', () => {
    const { label, cost } = content.toolkit.drawing;
    expect(kept + cost.amount).toBe(invoiceTotal);
    expect(keptPercent).toBeGreaterThanOrEqual(30);
    expect(keptPercent).toBeLessThanOrEqual(60);
    expect(label).toContain(`$${invoiceTotal}`);
    expect(label).toContain(`$${kept}`);
  });

  test('says what a start costs and when it is earned', () => {
    for (const { name, text } of content.breakEven.starts) expect(page.words).toContain(`${name} ${text}`);
    expect(page.words).toContain('$5K, even after 6 months');
    expect(page.words).toContain('$25K, even after 12 months');
    for (const { value, label } of content.breakEven.stats) expect(page.words).toContain(`${label} ${value}`);
  });

  test('leads to the first customer in five steps', () => {
    expect(content.steps.items).toHaveLength(5);
    for (const { mark, title, text } of content.steps.items) expect(page.words).toContain(`${mark} ${title} ${text}`);
  });

  test('says of every benefit what it spares', () => {
    for (const { title, text, instead } of content.benefits.items)
      expect(page.words).toContain(`${title} ${text} ${content.benefits.instead} ${instead}`);
  });

  test.each([
    '$5K–25K',
    '6–12',
    '30–60%',
    '100,000 a month',
    '200+',
    'under 30 seconds',
    'under 24 hours',
    '24–48 hours',
    '30-day money-back guarantee',
    'net 15 to net 30',
  ])('keeps the constant %s', (constant) => {
    expect(page.words).toContain(constant);
  });

  test('leads Get Started Today to the contact form and the second button to the break-even', () => {
    expect(page.link('Get Started Today')?.href).toBe(contactPath('reseller'));
    expect(page.link(content.hero.plan)?.href).toBe('#break-even');
  });
});
