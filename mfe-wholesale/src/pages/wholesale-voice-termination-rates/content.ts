import type { ChecklistItem } from '@site/ui/content/checklist.tsx';
import type { Stat } from '@site/ui/content/stats.tsx';
import type { Question } from '../../questions/questions.tsx';

/** Every word and figure of /wholesale-voice-termination-rates but rates and tiers, which stand in src/rates. */
export const content = {
  hero: {
    kicker: 'Wholesale termination rates',
    title: 'Sixteen countries, sixteen prices.',
    lead: 'Base rates per minute, with up to 20% off by volume. Take the sheet with you, or work out a month further down.',
    sheet: 'Get Rate Sheet',
    calculate: 'Work out a month',
  },
  board: { label: 'All sixteen rates', bar: 'USD per minute · base rate' },
  table: {
    title: (lowest: string, highest: string) => `From ${lowest} to ${highest} a minute`,
    lead: 'Lowest first, drawn on one scale to two cents. Rates change once a month.',
    name: 'Termination rates',
    columns: { prefix: 'Prefix', destination: 'Destination', region: 'Region', rate: 'USD/min' },
    scale: 'Rate on a scale to two cents',
    from: 'Valid from',
    note: 'before volume discount.',
    ask: 'Ask for a country',
    askEnd: 'that is not listed.',
  },
  calculator: {
    title: 'Put your month on the stairs',
    lead: 'Enter a country and a volume: the step that you stand on is marked. The larger the month, the lower the minute.',
    mark: 'Your volume',
    note: (minimum: string) => `Rates start at ${minimum} minutes a month. Below the first step, the base rate holds.`,
  },
  benefits: {
    title: 'A price list you can plan with',
    lead: 'Minutes are bought for months. These make the months predictable.',
    items: {
      month: {
        title: 'A price lasts a month',
        text: 'It changes on the first day, and the new sheet says so in every line.',
      },
      volume: {
        title: 'Volume does the bargaining',
        text: 'Your tier follows from your minutes, with up to 20% off the base rate.',
      },
      file: {
        title: 'A file your router reads',
        text: 'CSV with destination, prefix, region, rate and the day it starts.',
      },
      start: { title: 'Nothing to pay for starting', text: 'No setup fees, and an account in under 24 hours.' },
      terms: { title: 'Paid the way you book', text: 'Prepaid, postpaid or on credit; invoices net 15 to net 30.' },
      custom: {
        title: 'Written for you from 10 million',
        text: 'Above 10 million minutes a month, your rates are your own.',
      },
    },
  },
  checklist: {
    title: 'What every line includes',
    lead: 'The price is one figure. These are the ones behind it.',
    stats: [
      { value: '25%', label: 'average savings of our customers' },
      { value: '200+', label: 'carrier partners behind the rates' },
      { value: '24/7', label: 'support, nights and holidays too' },
    ] satisfies Stat[],
    items: [
      { lead: 'ASR of 98% or better.', text: 'At least 99.5% on premium routes.' },
      { lead: 'ACD of 180 seconds or more.', text: 'Callers stay on a line they can follow.' },
      { lead: 'PDD under 3 seconds.', text: 'From the last digit to the first ring.' },
      { lead: 'Failover under 30 seconds.', text: 'A second carrier at the same price.' },
      { lead: 'Three codecs.', text: 'G.711, G.722 and G.729.' },
      { lead: 'Call records.', text: 'Enough to check an invoice line by line.' },
      { lead: 'A way back.', text: '30-day money-back guarantee.' },
    ] satisfies ChecklistItem[],
  },
  faq: {
    title: 'Questions about the price list',
    lead: 'Is it about your own volume?',
    ask: 'Ask for a quote',
    items: [
      {
        question: 'From which day do these rates hold?',
        answer: 'From the first day of a month; they are updated monthly. The day stands in every line of the sheet.',
      },
      {
        question: 'Which discount does our volume get?',
        answer:
          'Starter pays the base rate, Professional gets 5–10% off, Enterprise 10–20%. Carrier rates, from 10 million minutes, are agreed with you.',
      },
      {
        question: 'Can we buy less than 100,000 minutes?',
        answer: 'Yes, from 50,000 a month, at the base rate.',
      },
      {
        question: 'How do the rates compare with what we pay now?',
        answer:
          'Customers save 25% on average. For your own countries, the calculator above compares month with month.',
      },
      {
        question: 'When is an invoice due?',
        answer: 'Net 15 to net 30, by your agreement. Prepaid accounts are charged as calls are made.',
      },
    ] satisfies Question[],
  },
  closing: {
    title: 'Send us the sheet you buy from',
    text: 'You get it back within 24 hours, with our rate in the next column.',
    compare: 'Compare My Rates',
    trial: 'Start Free Trial',
  },
} as const;
