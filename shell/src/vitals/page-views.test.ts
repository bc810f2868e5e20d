import { expect, test } from 'vitest';
import { createPageViews } from './page-views.ts';

const pricing = { path: '/pricing', remote: 'marketing', release: '1.0.0' };
const article = { path: '/articles/sip-trunking', remote: 'support', release: '2.0.0' };
const ofPricing = { remote: 'marketing', release: '1.0.0', group: '/pricing' };
const ofArticles = { remote: 'support', release: '2.0.0', group: '/articles' };

test('a page view is reported with the last value of each metric', () => {
  const views = createPageViews(pricing);
  views.measure('/pricing', 'LCP', 800);
  views.measure('/pricing', 'LCP', 1_200.12345);
  expect(views.take()).toEqual([{ ...ofPricing, vitals: { LCP: 1_200.123 } }]);
});

test('metrics and errors belong to the visible page', () => {
  const views = createPageViews(pricing);
  views.countError();
  views.show(article);
  views.measure('/pricing', 'INP', 64);
  views.measure(article.path, 'CLS', 0.1);
  views.countViolation('img-src');
  expect(views.take()).toEqual([
    { ...ofPricing, vitals: { INP: 64 }, errors: 1 },
    { ...ofArticles, vitals: { CLS: 0.1 }, violations: { 'img-src': 1 } },
  ]);
});

test('a tab that is hidden again reports new errors, but no second page view', () => {
  const views = createPageViews(pricing);
  views.take();
  views.measure('/pricing', 'CLS', 0.3);
  expect(views.take()).toEqual([]);
  views.countError();
  expect(views.take()).toEqual([{ ...ofPricing, errors: 1 }]);
});

test('a return through the history, and a link back, are separate page views', () => {
  const views = createPageViews(pricing);
  views.take();
  views.restart();
  views.show(article);
  views.show(pricing);
  expect(views.take().map(({ group }) => group)).toEqual(['/pricing', '/articles', '/pricing']);
});

test('an error in a loop is counted ten times', () => {
  const views = createPageViews(pricing);
  for (let index = 0; index < 1_000; index += 1) {
    views.countError();
    views.countViolation('script-src');
  }
  expect(views.take()).toEqual([{ ...ofPricing, vitals: {}, errors: 10, violations: { 'script-src': 10 } }]);
});

test('a report holds at most eight page views', () => {
  const views = createPageViews(pricing);
  for (let count = 1; count < 8; count += 1) {
    expect(views.isFull()).toBe(false);
    views.show(count % 2 === 1 ? article : pricing);
  }
  expect(views.isFull()).toBe(true);
});
