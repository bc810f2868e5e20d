import { contactPath } from '@site/contracts';
import { renderPage } from '@site/remote-kit/testing';
import { describe, expect, test } from 'vitest';
import { content } from './content.ts';
import { invoiceTotal, kept, keptPercent } from './invoice-sum.ts';
import { fullStart, highestMargin, lowestMargin, rungs, smallStart, thousands } from './offer.ts';
import VoipResellerMustHavePage from './page.tsx';

const page = renderPage(VoipResellerMustHavePage);

describe('the reseller page', () => {
  test('shows the ladder of margins, each bar as long as its margin', () => {
    for (const { name, text, margin } of rungs) expect(page.text).toContain(`${name} ${text} ${margin}%`);
    const bars = [...page.element.querySelectorAll('dd rect')].map((bar) => Number(bar.getAttribute('width')));
    expect(bars).toEqual(rungs.map(({ margin }) => margin));
  });

  test("lists a reseller's requirements", () => {
    for (const { lead, text } of content.toolkit.items) expect(page.text).toContain(`${lead} ${text}`);
  });

  test('has an invoice that adds up and leaves a margin of the ladder', () => {
    const { label, cost } = content.toolkit.drawing;
    expect(kept + cost.amount).toBe(invoiceTotal);
    expect(keptPercent).toBeGreaterThanOrEqual(lowestMargin);
    expect(keptPercent).toBeLessThanOrEqual(highestMargin);
    expect(page.getByRole('img', { name: label(`$${invoiceTotal}`, `$${kept}`) })).toBeTruthy();
  });

  test('states cost and break-even of each start', () => {
    for (const { name, text, cost, breakEven } of [smallStart, fullStart])
      expect(page.text).toContain(`${name} ${text} ${content.breakEven.even(thousands(cost), breakEven)}`);
    for (const { value, label } of content.breakEven.stats) expect(page.text).toContain(`${label} ${value}`);
  });

  test('describes every step to the first customer', () => {
    for (const { mark, title, text } of content.steps.items) expect(page.text).toContain(`${mark} ${title} ${text}`);
  });

  test('states what every benefit replaces', () => {
    for (const { title, text, instead } of content.benefits.items)
      expect(page.text).toContain(`${title} ${text} ${content.benefits.instead} ${instead}`);
  });

  test('links Get Started Today to the contact form and the second button to the break-even', () => {
    const [, breakEven] = content.hero.actions;
    expect(page.getByRole('link', { name: 'Get Started Today' }).getAttribute('href')).toBe(contactPath('reseller'));
    expect(page.getByRole('link', { name: breakEven.label }).getAttribute('href')).toBe('#break-even');
  });
});
