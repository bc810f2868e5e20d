import { capitalizedCount, countInWords } from '@site/ui/text/count-in-words.ts';
import {
  barchanEngineering,
  type Company,
  northkiteFreight,
  oasisHotels,
  type Person,
} from '../../customers/customers.ts';
import amira from '../../customers/faces/amira.svg';
import daniel from '../../customers/faces/daniel.svg';
import sana from '../../customers/faces/sana.svg';
import * as facts from '../../facts/facts.ts';
import { plans, scale, starter } from '../../plans/plans.ts';
export interface AddOn {
  name: string;
  description: string;
  price: string;
  icon: 'globe' | 'hash' | 'chart';
}

export interface ComparisonGroup {
  name: string;
  /** One value per plan, in the order of the plans: words, or whether it is included. */
  rows: readonly { feature: string; values: readonly (string | boolean)[] }[];
}

interface Testimonial {
  /** Stars out of five. */
  rating: number;
  text: string;
  name: string;
  title: string;
  company: Company;
  face: Person['face'];
  /** Result, as a figure. */
  metric: string;
}

const addOns: readonly AddOn[] = [
  {
    name: 'International calling',
    description: `Per-minute rates to ${facts.callableCountries} countries`,
    price: `from ${facts.internationalRate}`,
    icon: 'globe',
  },
  {
    name: 'Extra phone number',
    description: 'Local or toll-free, added at once',
    price: facts.extraNumber,
    icon: 'hash',
  },
  {
    name: 'Advanced analytics',
    description: 'Queue times, answer rates, exports',
    price: '$10/month',
    icon: 'chart',
  },
];

export const content = {
  hero: {
    title: 'One price per user',
    lead: `${capitalizedCount(plans.length)} plans, ${countInWords(addOns.length)} add-ons. Try any of them for ${facts.trialDays} days, no credit card required.`,
  },
  billing: {
    legend: 'Billing period',
    options: [
      { value: 'monthly', label: 'Monthly' },
      { value: 'yearly', label: 'Yearly' },
    ],
    hint: (percent: number) => `Yearly billing costs ${percent}% less`,
    saving: (percent: number) => `Save ${percent}% annually`,
    /** For print, where the control is hidden. */
    printed: { monthly: 'Prices when you pay by the month', yearly: 'Prices when you pay by the year' },
    unit: 'per user per month',
    popular: 'Most Popular',
  },
  addOnsHead: {
    title: 'Add what one team needs',
    lead: 'Add-ons are billed with the plan. Cancel them anytime.',
  },
  addOns,
  comparisonWords: {
    title: 'Every plan, line by line',
    caption: 'What each plan includes',
    pick: 'Plan to show',
    feature: 'Feature',
    included: 'Included',
    notIncluded: 'Not included',
  },
  comparison: [
    {
      name: 'Calls and video',
      rows: [
        { feature: 'Phone number per user', values: [true, true, true] },
        { feature: 'Video participants', values: plans.map(({ participants }) => String(participants)) },
        { feature: 'Call recording', values: [false, true, true] },
        { feature: 'Call queues', values: [false, true, true] },
      ],
    },
    {
      name: 'Team and integrations',
      rows: [
        { feature: 'Team messaging', values: [true, true, true] },
        { feature: 'File sharing', values: [true, true, true] },
        { feature: 'CRM integrations', values: [false, true, true] },
        { feature: 'REST API and webhooks', values: [false, false, true] },
      ],
    },
    {
      name: 'Service',
      rows: [
        { feature: 'Uptime SLA', values: plans.map(() => facts.uptime) },
        { feature: 'Single sign-on', values: [false, false, true] },
        { feature: 'Support', values: [`${facts.chatHours} chat`, 'Phone and chat', 'Named contact'] },
      ],
    },
  ] satisfies ComparisonGroup[],
  testimonialsHead: {
    title: 'After the first quarter',
    stars: (rating: number) => `${rating} out of 5 stars`,
  },
  testimonials: [
    {
      rating: 5,
      text: 'We canceled two phone contracts and one meeting license. The invoice is one page, and 38% lower.',
      name: 'Amira K.',
      title: 'Head of operations',
      company: northkiteFreight,
      face: amira,
      metric: '−38%',
    },
    {
      rating: 5,
      text: 'Callers waited a minute and a half. The queue showed us where; now it is 20\u00a0seconds.',
      name: 'Daniel R.',
      title: 'Contact center lead',
      company: oasisHotels,
      face: daniel,
      metric: '20 s',
    },
    {
      rating: 5,
      text: 'Three offices moved on a Thursday. On Friday nobody asked where the phones had gone.',
      name: 'Sana M.',
      title: 'IT manager',
      company: barchanEngineering,
      face: sana,
      metric: '1 day',
    },
  ] satisfies Testimonial[],
  expert: {
    kicker: 'Talk to a pricing expert',
    title: 'Tell us how you work, and get one number back',
    lead: 'You get a quote by email or phone, your choice. Lines are open',
    hours: `${facts.supportHours}.`,
    names: `In the form and in our quotes, “CX\u00a01” means ${starter.name} and “Enterprise” means ${scale.name}.`,
    other: {
      question: 'Question about something else?',
      contact: { text: 'Contact us', href: '/contact' },
      or: 'or see our',
      careers: { text: 'open positions', href: '/careers' },
    },
  },
  closing: {
    title: 'Still comparing?',
    text: 'Prices are in USD, per user, before taxes. Setup questions are answered in the help center.',
    actions: [
      { label: 'Start Free Trial', href: '/signup' },
      { label: 'Help Center', href: '/help-center' },
    ],
  },
};
