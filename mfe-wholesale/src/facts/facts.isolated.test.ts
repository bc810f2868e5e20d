import path from 'node:path';
import { loadPages, type Statement, statementOf, testFacts } from '@site/remote-kit/testing';
import { dayText } from '@site/ui/content/day.tsx';
import { countInWords } from '@site/ui/text/count-in-words.ts';
import { vi } from 'vitest';
import * as ratesPage from '../rates/rates-page-rates.ts';
import { ratesPageTiers } from '../rates/rates-page-tiers.ts';
import * as termination from '../rates/termination-rates.ts';
import { terminationTiers } from '../rates/termination-tiers.ts';
import { discountText, type TierTerms, volumeTiers } from '../rates/volume-tier.ts';
import { wholeDollars } from './amounts.ts';
import { factText } from './fact-texts.ts';
import { facts } from './facts.ts';

const { deploymentHours: hours, deploymentWeeks: weeks } = facts;

/** Notations of a fact on pages. */
const writings: Record<keyof typeof facts, readonly string[]> = {
  carrierPartners: [String(facts.carrierPartners)],
  destinations: [String(facts.destinations)],
  asr: [factText.asr],
  premiumAsr: [factText.premiumAsr],
  completion: [factText.completion],
  acd: [String(facts.acd)],
  pdd: [`${facts.pdd}\u00a0s`, `${facts.pdd}\u00a0seconds`],
  failover: [`${facts.failover}\u00a0s`, `${facts.failover}\u00a0seconds`],
  latency: [`${facts.latency}\u00a0ms`],
  kbpsPerCall: [`${facts.kbpsPerCall} Kbps`, factText.bandwidthOf(10), factText.bandwidthOf(18)],
  codecs: [
    factText.codecsAnd,
    factText.codecsOr,
    facts.codecs.join(', '),
    `${countInWords(facts.codecs.length)} codecs`,
  ],
  deploymentHours: [
    `${hours.from}–\u2060${hours.to}`,
    `${hours.from} to ${hours.to}`,
    `${countInWords(hours.to / 24)} days`,
  ],
  deploymentWeeks: [`${weeks.from}–\u2060${weeks.to}`, `${weeks.from} to ${weeks.to}`],
  accountHours: [
    factText.account,
    `open within ${facts.accountHours} hours`,
    `accounts within ${facts.accountHours} hours`,
  ],
  replyHours: [factText.reply],
  averageSavings: [factText.averageSavings],
  largestSavings: [
    `up to ${factText.largestSavings}`,
    `the ${factText.largestSavings}`,
    `${factText.largestSavings} is`,
  ],
  largestTrunkSavings: [factText.largestTrunkSavings],
  channelPrice: [wholeDollars(facts.channelPrice)],
  moneyBackDays: [factText.moneyBack, factText.moneyBackGuarantee, `${countInWords(facts.moneyBackDays)} to decide`],
  paymentDays: [factText.paymentTerms],
  wholesaleMinutes: [factText.wholesaleMinutes],
  terminationMinutes: [factText.terminationMinutes],
  ratesPageMinutes: [factText.ratesPageMinutes],
  customMinutes: [factText.customMinutes],
  ratesValidFrom: [facts.ratesValidFrom, dayText(facts.ratesValidFrom)],
};

const lists = [ratesPage.allRates, termination.terminationRates];
const tiers = [...ratesPageTiers, ...terminationTiers];

/** Notations of rates and tiers. */
const writingsOfRates = {
  'a rate': lists.flat().map(({ rate }) => rate.toFixed(4)),
  'the number of rates': lists.flatMap(({ length }) => [
    `${countInWords(length)} `,
    `${length} countries`,
    `"offerCount":${length}`,
  ]),
  'the number of regions': [`${countInWords(ratesPage.rateRegions.length)} regions`],
  'the number of tiers': [ratesPageTiers, terminationTiers].flatMap(({ length }) => [
    `${countInWords(length)} volume tiers`,
    `${countInWords(length)} steps`,
  ]),
  'a discount': tiers.map(({ discount }) => discountText(discount)).filter((text) => text.includes('%')),
  'a volume': tiers.map(({ volume }) => volume),
};

const dearer = <R extends { rate: number }>(rate: R): R => ({
  ...rate,
  rate: rate.rate + 1,
  ...('asr' in rate && { asr: 90.1 }),
});

/** Without the largest tier, and with other figures. */
const otherTiers = (terms: readonly TierTerms[]) =>
  volumeTiers(terms.slice(0, -1).map((tier) => ({ ...tier, from: tier.from * 3, discount: tier.discount && 37 })));

function changed(fact: (typeof facts)[keyof typeof facts]): unknown {
  if (fact === facts.ratesValidFrom) return '2031-05-01';
  if (typeof fact === 'number') return Math.ceil(fact * 1.37);
  return 'from' in fact ? { from: fact.from * 2, to: fact.to * 2 } : ['Opus', 'AMR'];
}

/** Text of each page for visitors and search engines, and its downloads. */
async function statements(): Promise<Statement[]> {
  const { default: remote } = await import('../remote.ts');
  const pages = await loadPages(remote, path.join(import.meta.dirname, '../pages'));
  return pages.map((loaded) => {
    const sheets = [...loaded.page.element.querySelectorAll<HTMLAnchorElement>('a[download]')];
    const { path, text } = statementOf(loaded);
    return { path, text: [text, ...sheets.map(({ href }) => decodeURIComponent(href))].join('\n') };
  });
}

const escaped = (text: string) => text.replaceAll(/[.+$]/g, '\\$&');

/** Finds texts that are not part of a longer figure. */
const anyOf = (texts: readonly string[]) =>
  new RegExp(`(?<![\\d.,–])(?:${texts.map(escaped).join('|')})(?!\\d|[.,–]\\d)`, 'i');

const before = await statements();
vi.resetModules();
vi.doMock('./facts.ts', () => ({
  facts: Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, changed(fact)])),
}));
const rateRegions = ratesPage.rateRegions
  .slice(1)
  .map(({ rates, ...region }) => ({ ...region, rates: rates.map(dearer) }));
vi.doMock('../rates/rates-page-rates.ts', () => ({
  rateRegions,
  allRates: rateRegions.flatMap(({ rates }) => rates),
}));
vi.doMock('../rates/termination-rates.ts', () => ({
  terminationRegions: termination.terminationRegions.map(({ rates, ...region }) => ({
    ...region,
    rates: rates.map(dearer),
  })),
  terminationRates: termination.terminationRates.slice(1).map(dearer),
}));
vi.doMock('../rates/rates-page-tiers.ts', () => ({ ratesPageTiers: otherTiers(ratesPageTiers) }));
vi.doMock('../rates/termination-tiers.ts', () => ({ terminationTiers: otherTiers(terminationTiers) }));
const after = await statements();

const figures = Object.entries({ ...writings, ...writingsOfRates }).map(([name, texts]) => [name, anyOf(texts)]);
testFacts(Object.fromEntries(figures), before, after);
