import { contactPath } from '@site/contracts';
import type { ChecklistItem } from '@site/ui/content/checklist.tsx';
import type { Stat } from '@site/ui/content/stats.tsx';
import { capitalizedCount, countInWords } from '@site/ui/text/count-in-words.ts';
import { factText } from '../../facts/fact-texts.ts';
import { facts } from '../../facts/facts.ts';
import type { Question } from '../../questions/questions.tsx';
import { lowestRate, rateText } from '../../rates/rate.ts';
import { allRates } from '../../rates/rates-page-rates.ts';
import { ratesPageSheet } from '../../rates/rates-page-sheet.ts';
import { ratesPageTiers } from '../../rates/rates-page-tiers.ts';

const lowest = lowestRate(allRates);

/** Copy and figures of /wholesale-voip-rates, except for rates and tiers, which are in src/rates. */
export const content = {
  hero: {
    kicker: 'Wholesale VoIP rates',
    title: 'Every minute has a price. Here it is.',
    lead: `${capitalizedCount(allRates.length)} sample destinations, ${countInWords(ratesPageTiers.length)} volume tiers, no setup fees. Download the sheet or read it on this page.`,
    actions: [
      { label: 'View Live Rates', href: '#rates' },
      { label: 'Request Rate Sheet', sheet: ratesPageSheet },
    ],
  },
  board: {
    label: 'Sample rates',
    bar: 'USD per minute · updated monthly',
    destinations: ['USA', 'UK', 'India', 'Australia', 'UAE', 'Qatar'],
  },
  /** Destinations whose rates are shown in the site's menu. */
  menu: ['USA', 'UK', 'India', 'UAE'] as string[],
  comparison: {
    label: 'How the rates compare',
    stats: [
      { value: factText.destinations, label: 'destinations' },
      { value: factText.averageSavings, label: 'average savings' },
      { value: rateText(lowest.rate), label: `starting ${lowest.destination} rate, per minute` },
    ] satisfies Stat[],
    links: ['Compare your rates', 'Ask for a volume quote'],
  },
  rates: {
    title: 'Rates by region',
    lead: 'The bar shows the rate on one scale from zero to two cents, so regions can be compared at a glance.',
    regions: 'Regions',
    note: 'before volume discount.',
    validFrom: 'Rates as of',
    from: (rate: string) => `from ${rate}`,
    ask: 'Ask for a destination',
    askEnd: 'that is not listed.',
    legend: ['Standard', 'Premium'],
    columns: {
      destination: 'Destination',
      scale: 'Rate on a scale to two cents',
      tier: 'Tier',
      asr: 'ASR',
      rate: 'USD/min',
    },
  },
  finder: {
    title: 'Find a destination',
    lead: 'Both rate lists in one place. A route rate covers the kind of line named in its row; a country rate covers every network, mobile included, and is therefore a little higher.',
    label: 'Country or start of a number',
    hint: 'Such as “UK” or +44 20',
    letters: 'Destinations by letter',
    table: 'Rates of both lists',
    columns: { destination: 'Destination', prefix: 'Prefix', route: 'Route', country: 'Country' },
    unlisted: 'not listed',
    found: (count: number, all: number) => (count === all ? `${all} destinations` : `${count} of ${all} destinations`),
    none: `No published rate. We reach ${factText.destinations} destinations:`,
    ask: 'Ask for a destination',
  },
  tiers: {
    title: 'The more you send, the less you pay',
    lead: `Tiers are set by minutes per month. The top tier’s rates are custom; above ${factText.customMinutes} minutes, the whole agreement is.`,
  },
  advantages: {
    title: 'What stands behind a rate',
    lead: 'A low rate is worth only as much as the calls that get through. These hold for every row of the tables.',
    items: [
      {
        lead: `${factText.carriers} carrier partners.`,
        text: 'Several routes to every destination, so an outage on one is not yours.',
      },
      {
        lead: `ASR of ${factText.asr} or better.`,
        text: `Premium routes answer at least ${factText.premiumAsr} of calls.`,
      },
      { lead: `Post-dial delay ${factText.pdd}.`, text: 'Callers hear ringing before they think about hanging up.' },
      { lead: 'Calls that last.', text: `Average call duration is ${factText.acd} or more.` },
      { lead: 'No setup fees.', text: `And ${factText.moneyBack} to ask for your money back.` },
      {
        lead: 'Terms that fit your books.',
        text: `Net ${facts.paymentDays.from} to net ${facts.paymentDays.to}, prepaid, postpaid or on credit.`,
      },
      { lead: 'Traffic within a day.', text: `Accounts are set up in ${factText.account}.` },
      { lead: 'People at night, too.', text: 'Faults are handled 24/7, whatever your tier.' },
    ] satisfies ChecklistItem[],
  },
  tools: {
    title: 'Work with the numbers',
    cost: { title: 'Cost optimization', text: 'Least-cost routing per destination, with a quality floor.' },
    reach: {
      title: 'Global reach',
      text: `${factText.destinations} destinations through ${factText.carriers} carrier partners.`,
    },
    analytics: {
      title: 'Rate analytics',
      text: 'ASR, ACD and post-dial delay per route, by hour, day and month, with export.',
    },
  },
  faq: {
    title: 'Questions about rates',
    lead: 'Not answered here?',
    ask: 'Ask a rate specialist',
    items: [
      {
        question: 'How often do the rates change?',
        answer: 'Once a month. Every line of the rate sheet shows the date its rate takes effect.',
      },
      {
        question: 'What is the minimum volume?',
        answer: `${factText.ratesPageMinutes} minutes a month. Custom high-volume terms start above ${factText.customMinutes}.`,
      },
      {
        question: 'What does the premium tier add?',
        answer: `Direct or first-choice routes, with an answer-seizure ratio of ${factText.premiumAsr} or better and post-dial delay ${factText.pdd}.`,
      },
      {
        question: 'How is billing done?',
        answer: `By tier: monthly, weekly, daily or in real time. Prepaid, postpaid, or ${factText.paymentTerms}.`,
      },
      {
        question: 'Is there a setup fee?',
        answer: `No. There is a ${factText.moneyBackGuarantee}, and accounts are set up in ${factText.account}.`,
      },
    ] satisfies Question[],
  },
  closing: {
    title: 'Send a test\u00a0call before you send traffic',
    text: `Test accounts are open within ${facts.accountHours} hours. Payment terms ${factText.paymentTerms}.`,
    actions: [
      { label: 'Access Rate Portal', href: contactPath('rate-portal') },
      { label: 'Speak with Rate Specialist', href: contactPath('rate-specialist') },
    ],
  },
} as const;
