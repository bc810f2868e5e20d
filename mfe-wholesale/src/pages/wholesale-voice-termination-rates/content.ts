import { contactPath } from '@site/contracts';
import type { ChecklistItem } from '@site/ui/content/checklist.tsx';
import type { Stat } from '@site/ui/content/stats.tsx';
import { capitalizedCount, countInWords } from '@site/ui/text/count-in-words.ts';
import { whole } from '../../facts/amounts.ts';
import { factText } from '../../facts/fact-texts.ts';
import { facts } from '../../facts/facts.ts';
import type { Question } from '../../questions/questions.tsx';
import { highestRate, lowestRate, rateText } from '../../rates/rate.ts';
import { terminationRates } from '../../rates/termination-rates.ts';
import { terminationSheet } from '../../rates/termination-sheet.ts';
import { terminationTiers } from '../../rates/termination-tiers.ts';
import { discountText, firstTier, largestDiscount } from '../../rates/volume-tier.ts';

const discounts = terminationTiers
  .filter(({ discount }) => discount !== 'custom')
  .map(({ tier, discount }) => `${tier} ${discountText(discount).toLowerCase()}`);

/** Copy and figures of /wholesale-voice-termination-rates, except for rates and tiers, which are in src/rates. */
export const content = {
  hero: {
    kicker: 'Wholesale termination rates',
    title: `${capitalizedCount(terminationRates.length)} countries, one\u00a0price each.`,
    lead: `Base rates per minute, with up to ${largestDiscount(terminationTiers)}% off by volume. Take the sheet with you, or calculate your month below.`,
    actions: [
      { label: 'Get Rate Sheet', sheet: terminationSheet },
      { label: 'Calculate a month', href: '#calculator' },
    ],
  },
  board: { label: `All ${countInWords(terminationRates.length)} rates`, bar: 'USD per minute · base rate' },
  table: {
    title: `From ${rateText(lowestRate(terminationRates).rate)} to ${rateText(highestRate(terminationRates).rate)} a minute`,
    lead: 'Lowest first, drawn on one scale from zero to two cents. Rates change once a month.',
    name: 'Termination rates',
    columns: { prefix: 'Prefix', destination: 'Destination', region: 'Region', rate: 'USD/min' },
    scale: 'Rate on a scale to two cents',
    from: 'Valid from',
    note: 'before volume discount.',
    ask: 'Ask for a country',
    askEnd: 'that is not listed.',
    shared:
      'USA and Canada share the prefix +1. The sheet has a line for each Canadian area code. The islands under +1, from Bermuda to Trinidad, are neither: ask for their rates before you send calls there.',
    other: {
      text: 'A rate here covers every network in a country, mobile included, and a second carrier if the first one fails. A single route costs less:',
      label: 'wholesale VoIP rates',
      href: '/wholesale-voip-rates#finder',
    },
  },
  calculator: {
    title: 'Find your volume tier',
    lead: 'Enter a country and a volume: your tier is marked. The more minutes, the lower the rate.',
    mark: 'Your volume',
    note: `Rates start at ${factText.terminationMinutes} minutes a month. Below the first step, the base rate applies.`,
  },
  benefits: {
    title: 'A price list you can plan with',
    lead: 'Minutes are bought by the month. These make each month predictable.',
    items: {
      month: {
        title: 'A price lasts a month',
        text: 'It changes on the first of the month, and every line of the new sheet shows the date.',
      },
      volume: {
        title: 'Volume does the bargaining',
        text: `Your tier follows from your minutes, with up to ${largestDiscount(terminationTiers)}% off the base rate.`,
      },
      file: {
        title: 'A file your router reads',
        text: 'CSV with destination, prefix, region, rate and the day it starts.',
      },
      start: { title: 'Free to start', text: `No setup fees, and an account in ${factText.account}.` },
      terms: {
        title: 'Billing that fits your books',
        text: `Prepaid, postpaid or on credit; invoices ${factText.paymentTerms}.`,
      },
      custom: {
        title: `Custom above ${factText.customMinutes}`,
        text: `Above ${factText.customMinutes} minutes a month, your rates are set for you.`,
      },
    },
  },
  checklist: {
    title: 'What every line includes',
    lead: 'The price is one figure. These are the ones behind it.',
    stats: [
      { value: factText.averageSavings, label: 'average customer savings' },
      { value: factText.carriers, label: 'carrier partners behind the rates' },
      { value: '24/7', label: 'fault support, nights and holidays too' },
    ] satisfies Stat[],
    items: [
      { lead: `ASR of ${factText.asr} or better.`, text: `At least ${factText.premiumAsr} on premium routes.` },
      { lead: `ACD of ${factText.acd} or more.`, text: 'Callers stay on a clear line.' },
      { lead: `PDD ${factText.pdd}.`, text: 'From the last digit to the first ring.' },
      { lead: `Failover ${factText.failover}.`, text: 'A second carrier at the same price.' },
      { lead: `${capitalizedCount(facts.codecs.length)} codecs.`, text: `${factText.codecsAnd}.` },
      { lead: 'Call records.', text: 'Enough to check an invoice line by line.' },
      { lead: 'A way back.', text: `${factText.moneyBackGuarantee}.` },
    ] satisfies ChecklistItem[],
  },
  faq: {
    title: 'Questions about the price list',
    lead: 'Is it about your own volume?',
    ask: 'Ask for a quote',
    items: [
      {
        question: 'When do these rates take effect?',
        answer: 'On the first day of a month; they are updated monthly. The date is on every line of the sheet.',
      },
      {
        question: 'What discount does our volume earn?',
        answer: `By tier: ${discounts.join(', ')}. Rates for larger volumes are agreed with you.`,
      },
      {
        question: `Can we buy less than ${whole(firstTier(terminationTiers))} minutes?`,
        answer: `Yes, from ${factText.terminationMinutes} a month, at the base rate.`,
      },
      {
        question: 'How do the rates compare with what we pay now?',
        answer: `Customers save ${factText.averageSavings} on average. For your own countries, the calculator above compares month with month.`,
      },
      {
        question: 'When is an invoice due?',
        answer: `Net ${facts.paymentDays.from} to net ${facts.paymentDays.to}, depending on your agreement. Prepaid accounts are charged as calls are made.`,
      },
    ] satisfies Question[],
  },
  closing: {
    title: 'Send us the sheet you buy from',
    text: `You get it back ${factText.reply}, with our rate in the next column.`,
    actions: [
      { label: 'Compare my rates', href: contactPath('rate-specialist') },
      { label: 'Start Free Trial', href: '/signup' },
    ],
  },
} as const;
