import path from 'node:path';
import { type LoadedPage, loadPages, statementOf, testFacts } from '@site/remote-kit/testing';
import { countInWords } from '@site/ui/text/count-in-words.ts';
import { vi } from 'vitest';
import { featureTitles } from '../features/feature-categories.ts';
import { integrations } from '../integrations/integration-list.ts';
import { jobs } from '../pages/careers/open-positions.ts';
import { largestRoom } from '../plans/plan-figures.ts';
import { roomSizes } from '../plans/plan-lists.ts';
import { plans } from '../plans/plans.ts';
import { yearlySaving } from '../plans/yearly-saving.ts';
import * as facts from './facts.ts';

const folder = path.resolve(import.meta.dirname, '../pages');

/** Returns the same value with other numbers in it. */
function altered(value: unknown): unknown {
  if (typeof value === 'number') return value + 7001;
  if (typeof value === 'string') return value.replaceAll(/\d+/g, (digits) => String(Number(digits) + 7001));
  if (Array.isArray(value)) return value.map(altered);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, altered(inner)]));
  return value;
}

/** Replaces modules by the result of `change` on their exports, and loads all pages again. */
async function loadPagesWith(changes: Record<string, (original: object) => unknown>): Promise<LoadedPage[]> {
  vi.resetModules();
  for (const [module, change] of Object.entries(changes))
    vi.doMock(module, async (importOriginal) => change(await importOriginal<object>()) as object);
  const { default: remote } = await import('../remote.ts');
  return loadPages(remote, folder);
}

/** Returns the same module without the first entry of each of its lists. */
const shortened = (original: object) =>
  Object.fromEntries(
    Object.entries(original).map(([name, value]) => [name, Array.isArray(value) ? value.slice(1) : value]),
  );

const current = await loadPagesWith({ '../pages/press/releases.ts': () => ({ releases: [] }) });
const changed = await loadPagesWith({
  './facts.ts': (original) => altered(original),
  '../plans/plans.ts': (original) => shortened(altered(original) as object),
  '../features/feature-categories.ts': shortened,
  '../integrations/integration-list.ts': shortened,
  '../pages/careers/open-positions.ts': shortened,
  '../pages/press/releases.ts': () => ({ releases: [] }),
});

/** Legal texts and dated press releases keep their original figures; fields of forms belong to the shared package. */
function statedBy(pages: LoadedPage[]) {
  for (const { page } of pages) for (const form of page.element.querySelectorAll('form')) form.remove();
  return pages.filter(({ declaration }) => declaration.sitemap.category !== 'Legal').map(statementOf);
}

const before = statedBy(current);
const after = statedBy(changed);

/** A figure as pages state it: a bare number needs its unit before or after it. */
function pattern(value: string | number): RegExp {
  const text = String(value).replaceAll(/[$+./]/g, String.raw`\$&`);
  if (!/^\d{1,3}$/.test(String(value))) return new RegExp(`(?<![\\d.,])${text}(?![\\d+])`);
  const unit = '(?:regions|days?|minutes)';
  return new RegExp(`\\b${text}[ -](?:global )?${unit}|${unit}[^.\\d]{0,30} ${text}\\b`);
}

const price = (value: number) => new RegExp(`\\$${value}(?![\\d,.]|/month)|"price":${value}\\b`);
const count = (value: number, phrase: (word: string) => string) =>
  new RegExp(`\\b(?:${phrase(countInWords(value))})\\b`, 'i');

const figures: Record<string, RegExp> = {
  ...Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, pattern(value)])),
  ...Object.fromEntries(
    plans.flatMap(({ name, monthlyPrice, yearlyPrice, participants }) => [
      [`monthly price of ${name}`, price(monthlyPrice)],
      [`yearly price of ${name}`, price(yearlyPrice)],
      [`participants of ${name}`, new RegExp(`\\b${participants} (?:participants|tiles)`)],
    ]),
  ),
  'sizes of rooms': new RegExp(`${roomSizes}|(?:for|holds) ${largestRoom}\\b`),
  'yearly saving': new RegExp(`${yearlySaving(plans)}% (?:less|annually)`),
  'number of plans': count(plans.length, (word) => `${word} plans`),
  'number of features': count(featureTitles.length, (word) => `${word} (?:features|stops)|all ${word}`),
  'number of integrations': count(integrations.length, (word) => `${word} (?:integrations|tools)|these ${word}`),
  'number of open positions': count(jobs.length, (word) => `${word} open positions`),
};

testFacts(figures, before, after);
