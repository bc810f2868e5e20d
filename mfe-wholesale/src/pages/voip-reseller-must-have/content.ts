import { contactPath } from '@site/contracts';
import type { ChecklistItem } from '@site/ui/content/checklist.tsx';
import type { Stat } from '@site/ui/content/stats.tsx';
import type { Step } from '@site/ui/content/steps.tsx';
import { capitalizedCount } from '@site/ui/text/count-in-words.ts';
import { factText } from '../../facts/fact-texts.ts';
import { facts } from '../../facts/facts.ts';
import type { Question } from '../../questions/questions.tsx';
import { fullStart, offerText, smallStart, thousands } from './offer.ts';

const toolkit = [
  { lead: 'A rate sheet.', text: 'Wholesale prices, updated monthly, with room for your markup.' },
  { lead: 'A portal in your name.', text: 'Your logo, your address, your prices.' },
  { lead: 'Billing.', text: 'Call records priced by your list and sent as your invoice.' },
  { lead: 'Numbers.', text: 'Local and toll-free, new or ported.' },
  { lead: 'Plans to copy.', text: 'Three price lists with the margin worked out.' },
  { lead: 'Limits.', text: 'A cap per customer, so that fraud stops at an amount you set.' },
  { lead: 'Second-line support.', text: 'You answer your customers; our engineers answer you, 24/7.' },
  { lead: 'Courses.', text: 'For whoever installs the first phone.' },
] satisfies ChecklistItem[];

/** Copy and figures of /voip-reseller-must-have. */
export const content = {
  hero: {
    kicker: 'VoIP reseller toolkit',
    title: 'Buy minutes. Sell months.',
    lead: `Your customers pay you a monthly price. We carry their calls, and ${offerText.margin} of that price stays yours.`,
    actions: [
      { label: 'Get Started Today', href: contactPath('reseller') },
      { label: 'See the break-even', href: '#break-even' },
    ],
  },
  board: {
    label: 'Margin by what you sell',
    bar: 'Your margin, rung by rung',
  },
  toolkit: {
    title: 'What a reseller must have',
    lead: `${capitalizedCount(toolkit.length)} things, and all of them come with the account.`,
    items: toolkit,
    drawing: {
      label: (total: string, kept: string) =>
        `An invoice of ${total} in the name of a reseller, who keeps ${kept} of it.`,
      from: 'Your company',
      to: 'Invoice to Oryx Logistics',
      lines: [
        { text: '12 seats at $20', amount: 240 },
        { text: '900 minutes abroad at $0.04', amount: 36 },
      ],
      total: 'To pay',
      cost: { text: 'Seats and minutes, from us', amount: 138 },
      kept: 'Stays with you',
    },
  },
  breakEven: {
    title: `Break-even after ${offerText.breakEven} months`,
    lead: 'Customers stay and add up: what comes in grows every month; what you spend at the start does not.',
    drawing: {
      label: `Two lines over twelve months: a start for ${thousands(smallStart.cost)} crosses zero after ${smallStart.breakEven} months, one for ${thousands(fullStart.cost)} after ${fullStart.breakEven}.`,
      above: 'earned',
      below: 'spent',
      ticks: ['0', '3', '6', '9', '12'],
      unit: 'months',
    },
    even: (cost: string, months: number) => `${cost} in, break-even after ${months} months`,
    stats: [
      { value: offerText.cost, label: 'startup cost, in USD' },
      { value: offerText.breakEven, label: 'months to break-even' },
      { value: offerText.margin, label: 'margin' },
    ] satisfies Stat[],
  },
  steps: {
    title: 'The road to your first customer',
    lead: 'Four weeks. Your part is a price list and one good list of names.',
    courses: 'Courses for installers, 2 to 6 hours',
    items: [
      {
        mark: 'Day 1',
        title: 'The account is open',
        text: `Terms agreed, no setup fees, access to portal and rates in ${factText.account}.`,
      },
      {
        mark: 'Day 3',
        title: 'The first call',
        text: `Your switch is connected, or ours carries your name: ${factText.deployment} for a standard setup.`,
      },
      {
        mark: 'Week 1',
        title: 'The price list',
        text: 'Take a plan, put in your margin, compare it with what your first customer pays.',
      },
      {
        mark: 'Week 2',
        title: 'Your own office moves',
        text: 'Your numbers, your calls, and one invoice to yourself. Anything odd shows up here first.',
      },
      {
        mark: 'Week 4',
        title: 'The first customer moves',
        text: 'Choose one you know. Request the number transfer first: it takes the longest.',
      },
    ] satisfies Step[],
  },
  benefits: {
    title: 'Made for resale',
    instead: 'Instead of',
    items: [
      {
        title: 'Your name everywhere',
        text: 'On the portal, on the invoice and on the phone’s display. Ours is on none of them.',
        instead: 'a carrier’s logo between you and your customer.',
      },
      {
        title: 'Prices you set',
        text: 'Per customer, per plan, per destination, changed whenever you like.',
        instead: 'a commission that somebody else decides.',
      },
      {
        title: 'No switch to buy',
        text: `Two hosts, ${factText.carriers} carrier partners and failover in ${factText.failover} are there already.`,
        instead: 'racks, licenses and a night shift.',
      },
      {
        title: '30 days to decide',
        text: `A ${factText.moneyBackGuarantee}, then terms of ${factText.paymentTerms} or prepaid.`,
        instead: 'a contract signed before the first call.',
      },
    ],
  },
  faq: {
    title: 'Questions from resellers',
    lead: 'Another one?',
    ask: 'Ask the partner team',
    items: [
      {
        question: 'What does it cost to start?',
        answer: `${offerText.costInWords}, nearly all of it for people, a website and advertising. We charge no setup fees.`,
      },
      {
        question: 'How many minutes do I have to buy?',
        answer: `${factText.wholesaleMinutes} a month, counted across all your customers. At 500 minutes each, that is ${facts.wholesaleMinutes / 500} people who make calls.`,
      },
      {
        question: 'Do I need technicians?',
        answer:
          'One person who can set up a phone and a router. Everything behind the router is our engineers’ work, 24/7.',
      },
      {
        question: 'Whose customers are they?',
        answer:
          'Yours. The contract, the numbers and the invoice are in your name, and we never contact your customers.',
      },
      {
        question: 'Do I need a license?',
        answer:
          'In many countries, yes, though often a registration is enough. We tell you what your customers’ countries require before you sign.',
      },
    ] satisfies Question[],
  },
  closing: {
    title: 'Who is your first customer?',
    text: 'Tell us what they pay today. We work out a plan for them, with your margin in it.',
    actions: [
      { label: 'Become a reseller', href: contactPath('reseller') },
      { label: 'Start Free Trial', href: '/signup' },
    ],
  },
} as const;
