import type { ChecklistItem } from '@site/ui/content/checklist.tsx';
import type { Stat } from '@site/ui/content/stats.tsx';
import type { Step } from '@site/ui/content/steps.tsx';
import type { Question } from '../../questions/questions.tsx';

/** A step of the ladder: what is sold, and what of its price stays with the reseller. */
export interface Rung {
  name: string;
  text: string;
  /** Percent of the price. */
  margin: number;
}

/** How somebody starts: what it costs, and when that is earned. */
export interface Start {
  name: string;
  /** USD. */
  cost: number;
  /** Months. */
  breakEven: number;
  text: string;
}

/** Every word and figure of /voip-reseller-must-have. */
export const content = {
  hero: {
    kicker: 'VoIP reseller toolkit',
    title: 'Buy minutes. Sell months.',
    lead: 'Your customers pay a monthly price to you. We carry their calls, and 30–60% of that price stays yours.',
    start: 'Get Started Today',
    plan: 'See the Break-Even',
  },
  board: {
    label: 'Margin by what you sell',
    bar: 'Your margin, rung by rung',
    /** From the lowest rung to the highest. */
    rungs: [
      { name: 'Minutes', text: 'as we carry them', margin: 30 },
      { name: 'Minutes and numbers', text: 'on one invoice', margin: 40 },
      { name: 'SIP trunks', text: 'for the PBX they have', margin: 50 },
      { name: 'A phone system', text: 'in your own name', margin: 60 },
    ] satisfies Rung[],
  },
  toolkit: {
    title: 'What a reseller must have',
    lead: 'Eight things, and all of them come with the account.',
    items: [
      { lead: 'A rate sheet.', text: 'Wholesale prices, updated monthly, with room for yours.' },
      { lead: 'A portal in your name.', text: 'Your logo, your address, your prices.' },
      { lead: 'Billing.', text: 'Call records priced by your list and sent as your invoice.' },
      { lead: 'Numbers.', text: 'Local and toll-free, new or brought along.' },
      { lead: 'Plans to copy.', text: 'Three price lists with the margin worked out.' },
      { lead: 'Limits.', text: 'A cap per customer, so that fraud stops at a sum you know.' },
      { lead: 'A second line.', text: 'You answer your customers, our engineers answer you, 24/7.' },
      { lead: 'Courses.', text: 'For whoever installs the first phone.' },
    ] satisfies ChecklistItem[],
    drawing: {
      label: 'An invoice of $276 in the name of a reseller, who keeps $138 of it.',
      from: 'Your company',
      to: 'Invoice to Sample Logistics',
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
    title: 'Even after 6–12 months',
    lead: 'Customers stay and add up: what comes in each month grows, what you spend at the start does not.',
    drawing: {
      label: 'Two lines over twelve months: a start for $5K crosses zero after 6 months, one for $25K after 12.',
      above: 'earned',
      below: 'spent',
      ticks: ['0', '3', '6', '9', '12'],
      unit: 'months',
    },
    starts: [
      { name: 'Small start', cost: 5000, breakEven: 6, text: 'One founder, our switch, customers you know.' },
      { name: 'Full start', cost: 25_000, breakEven: 12, text: 'A team of three, your own portal, advertising.' },
    ] satisfies [Start, Start],
    stats: [
      { value: '$5K–25K', label: 'startup cost, in USD' },
      { value: '6–12', label: 'months to break-even' },
      { value: '30–60%', label: 'margin' },
    ] satisfies Stat[],
  },
  steps: {
    title: 'The way to the first customer',
    lead: 'Four weeks. Your part of them is a price list and one good list of names.',
    courses: 'Courses for installers, 2 to 6 hours',
    items: [
      {
        mark: 'Day 1',
        title: 'The account is open',
        text: 'Terms agreed, no setup fees, access to portal and rates in under 24 hours.',
      },
      {
        mark: 'Day 3',
        title: 'The first call',
        text: 'Your switch is connected, or ours carries your name: 24–48 hours for a standard set-up.',
      },
      {
        mark: 'Week 1',
        title: 'The price list',
        text: 'Take a plan, put in your margin, hold it against what your first customer pays.',
      },
      {
        mark: 'Week 2',
        title: 'Your own office moves',
        text: 'Your numbers, your calls, and one invoice to yourself. What is odd is found here.',
      },
      {
        mark: 'Week 4',
        title: 'The first customer moves',
        text: 'Choose one you know. Ask for the transfer of their numbers first: it takes the longest.',
      },
    ] satisfies Step[],
  },
  benefits: {
    title: 'Made for selling on',
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
        text: 'Two hosts, 200+ carrier partners and failover in under 30 seconds are there already.',
        instead: 'racks, licences and a night shift.',
      },
      {
        title: 'A month to change your mind',
        text: 'A 30-day money-back guarantee, then terms of net 15 to net 30 or prepaid.',
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
        answer:
          'Between $5,000 and $25,000, nearly all of it for people, a website and advertising. We charge no setup fees.',
      },
      {
        question: 'How many minutes do I have to buy?',
        answer:
          '100,000 a month, counted over all your customers. At 500 minutes each, that is 200 people who make calls.',
      },
      {
        question: 'Do I need technicians?',
        answer:
          'One person who can set up a phone and a router. Everything behind the router is our engineers’ work, 24/7.',
      },
      {
        question: 'Whose customers are they?',
        answer: 'Yours. The contract, the numbers and the invoice are in your name, and we do not write to them.',
      },
      {
        question: 'Do I need a licence?',
        answer:
          'In many countries yes, often a registration only. We tell you what your customers’ countries ask for before you sign.',
      },
    ] satisfies Question[],
  },
  closing: {
    title: 'Who is your first customer?',
    text: 'Tell us what they pay today. We work out a plan for them, with your margin in it.',
    become: 'Become a Reseller',
    trial: 'Start Free Trial',
  },
} as const;
