import type { ChecklistItem } from '@site/ui/content/checklist.tsx';
import type { Stat } from '@site/ui/content/stats.tsx';
import type { Question } from '../../questions/questions.tsx';

/** Every word and figure of /wholesale-voip-rates but rates and tiers, which stand in src/rates. */
export const content = {
  hero: {
    kicker: 'Wholesale VoIP rates',
    title: 'Every minute has a price. Here it is.',
    lead: 'Sixteen sample destinations, four volume tiers, no setup fees. Download the sheet or read it on this page.',
    view: 'View Live Rates',
    request: 'Request Rate Sheet',
  },
  board: {
    label: 'Sample rates',
    bar: 'USD per minute · updated monthly',
    destinations: ['USA', 'UK', 'India', 'Australia', 'UAE', 'Qatar'],
  },
  comparison: {
    label: 'How the rates compare',
    stats: [
      { value: '195+', label: 'destinations' },
      { value: '25%', label: 'average savings' },
      { value: '$0.0038', label: 'starting USA rate, per minute' },
    ] satisfies Stat[],
    links: ['Compare your rates', 'Ask for a volume quote'],
  },
  rates: {
    title: 'Rates by region',
    lead: 'The bar shows the rate on one scale from zero to two cents, so regions can be compared at a glance.',
    regions: 'Regions',
    note: 'before volume discount.',
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
  tiers: {
    title: 'The more you carry, the less it costs',
    lead: 'Tiers are set by minutes per month. Above 10 million minutes, terms are written for you.',
  },
  advantages: {
    title: 'What stands behind a rate',
    lead: 'A low rate is worth as much as the calls that get through. These hold on every row of the tables.',
    items: [
      {
        lead: '200+ carrier partners.',
        text: 'Several routes to every destination, so an outage on one is not yours.',
      },
      { lead: 'ASR of 98% or better.', text: 'Premium routes answer at least 99.5% of calls.' },
      { lead: 'Post-dial delay under 3 seconds.', text: 'Callers hear ringing before they think of hanging up.' },
      { lead: 'Calls that last.', text: 'Average call duration is 180 seconds or more.' },
      { lead: 'No setup fees.', text: 'And 30 days to ask for your money back.' },
      { lead: 'Terms that fit your books.', text: 'Net 15 to net 30, prepaid, postpaid or on credit.' },
      { lead: 'Traffic within a day.', text: 'Accounts are set up in under 24 hours.' },
      { lead: 'People at night.', text: 'Support answers 24 hours, seven days a week.' },
    ] satisfies ChecklistItem[],
  },
  tools: {
    title: 'Work with the numbers',
    cost: { title: 'Cost optimization', text: 'Least-cost routing per destination, with a floor on quality.' },
    reach: { title: 'Global reach', text: '195+ destinations over 200+ carrier partners.' },
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
        answer: 'Once a month. The day from which the rates are valid stands in every line of the rate sheet.',
      },
      {
        question: 'What is the minimum volume?',
        answer: '50,000 minutes a month. Custom high-volume terms start above 10 million.',
      },
      {
        question: 'What does the premium tier add?',
        answer:
          'Direct or first-choice routes, with an answer-seizure ratio of 99.5% or better and post-dial delay under 3 seconds.',
      },
      {
        question: 'How is billing done?',
        answer: 'By tier: monthly, weekly, daily or in real time. Prepaid, postpaid, or net 15 to net 30.',
      },
      {
        question: 'Is there a setup fee?',
        answer: 'No. There is a 30-day money-back guarantee, and accounts are set up in under 24 hours.',
      },
    ] satisfies Question[],
  },
  closing: {
    title: 'Send a test call before you send traffic',
    text: 'Test accounts are open within 24 hours. Payment terms net 15 to net 30.',
    portal: 'Access Rate Portal',
    specialist: 'Speak with Rate Specialist',
  },
} as const;
