import type { PricingSolution } from '@site/forms/pricing-expert-form.tsx';

export interface Plan {
  name: string;
  /** Who it is for. */
  description: string;
  /** USD per user and month. */
  monthlyPrice: number;
  /** USD per user and month when a year is paid at once. */
  yearlyPrice: number;
  period: 'user/month';
  features: readonly string[];
  buttonText: string;
  buttonVariant: 'accent' | 'strong' | 'line';
  popular: boolean;
  colour: 'paper' | 'ink';
  /** Chosen in the pricing-expert form when a visitor comes from this plan. */
  solution: PricingSolution;
}

export interface AddOn {
  name: string;
  description: string;
  price: string;
  icon: 'globe' | 'hash' | 'chart';
}

export interface ComparisonGroup {
  name: string;
  /** One value per plan, in the order of {@link plans}: words, or whether it is included. */
  rows: readonly { feature: string; values: readonly (string | boolean)[] }[];
}

export interface Testimonial {
  /** Stars out of five. */
  rating: number;
  text: string;
  name: string;
  title: string;
  company: string;
  /** What changed, as a figure. */
  metric: string;
}

/** Fragment of the pricing-expert form: where the plans' buttons lead, also without script. */
export const expertAnchor = 'talk-to-an-expert';

export const hero = {
  title: 'One price per user',
  lead: 'Three plans, three add-ons. Try any of them for 14 days, no credit card required.',
};

export const billing = {
  legend: 'Billing period',
  options: [
    { value: 'monthly', label: 'Monthly' },
    { value: 'yearly', label: 'Yearly' },
  ],
  hint: (percent: number) => `Yearly billing costs ${percent}% less`,
  saving: (percent: number) => `Save ${percent}% annually`,
  unit: 'per user per month',
  popular: 'Most Popular',
} as const;

export const plans: readonly Plan[] = [
  {
    name: 'Starter',
    description: 'For small teams that need numbers, calls and chat.',
    monthlyPrice: 15,
    yearlyPrice: 12,
    period: 'user/month',
    features: [
      'Cloud phone with a number per user',
      'Video for up to 50 participants',
      'Team messaging and file sharing',
      '99.9% uptime SLA',
    ],
    buttonText: 'Get Started',
    buttonVariant: 'strong',
    popular: false,
    colour: 'paper',
    solution: 'CX 1',
  },
  {
    name: 'Business',
    description: 'For companies that work with customers by phone.',
    monthlyPrice: 25,
    yearlyPrice: 20,
    period: 'user/month',
    features: [
      'Everything in Starter',
      'Video for up to 250 participants',
      'Call recording and call queues',
      'CRM integrations',
      'Phone and chat support',
    ],
    buttonText: 'Get Started',
    buttonVariant: 'accent',
    popular: true,
    colour: 'ink',
    solution: 'Business',
  },
  {
    name: 'Scale',
    description: 'For many sites, many queues and your own systems.',
    monthlyPrice: 40,
    yearlyPrice: 32,
    period: 'user/month',
    features: [
      'Everything in Business',
      'Video for up to 500 participants',
      'REST API and webhooks',
      'Single sign-on',
      'Named support contact',
    ],
    buttonText: 'Contact Sales',
    buttonVariant: 'line',
    popular: false,
    colour: 'paper',
    solution: 'Enterprise',
  },
];

export const addOnsHead = {
  title: 'Add what one team needs',
  lead: 'Add-ons are billed with the plan and can be removed any month.',
};

export const addOns: readonly AddOn[] = [
  {
    name: 'International calling',
    description: 'Per-minute rates to 200+ countries',
    price: 'from $0.02/min',
    icon: 'globe',
  },
  { name: 'Extra phone number', description: 'Local or toll-free, added at once', price: '$5/month', icon: 'hash' },
  { name: 'Advanced analytics', description: 'Queue times, answer rates, exports', price: '$10/month', icon: 'chart' },
];

export const comparisonWords = {
  title: 'Every plan, line by line',
  frame: 'Feature comparison',
  caption: 'What each plan includes',
  feature: 'Feature',
  included: 'Included',
  notIncluded: 'Not included',
};

export const comparison: readonly ComparisonGroup[] = [
  {
    name: 'Calls and video',
    rows: [
      { feature: 'Phone number per user', values: [true, true, true] },
      { feature: 'Video participants', values: ['50', '250', '500'] },
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
      { feature: 'Uptime SLA', values: ['99.9%', '99.9%', '99.9%'] },
      { feature: 'Single sign-on', values: [false, false, true] },
      { feature: 'Support', values: ['24/7 chat', 'Phone and chat', 'Named contact'] },
    ],
  },
];

export const testimonialsHead = {
  title: 'After the first quarter',
  stars: (rating: number) => `${rating} out of 5 stars`,
};

export const testimonials: readonly Testimonial[] = [
  {
    rating: 5,
    text: 'We closed two phone contracts and one meeting licence. The invoice is one page now.',
    name: 'Amira K.',
    title: 'Head of operations',
    company: 'logistics company',
    metric: '−38%',
  },
  {
    rating: 5,
    text: 'Callers used to wait a minute and a half. The queue shows us where, so we fixed it.',
    name: 'Daniel R.',
    title: 'Contact centre lead',
    company: 'hotel group',
    metric: '20 s',
  },
  {
    rating: 5,
    text: 'Three offices moved on a Thursday. On Friday nobody asked where the phones had gone.',
    name: 'Sana M.',
    title: 'IT manager',
    company: 'engineering consultancy',
    metric: '1 day',
  },
];

export const expert = {
  kicker: 'Talk to a pricing expert',
  title: 'Tell us how you work, and get one number back',
  lead: 'You get a written quote by email or phone, your choice. Phone lines are open Mon–Fri 9AM–6PM EST.',
  other: {
    question: 'Not about a price?',
    contact: { text: 'Contact us', href: '/contact' },
    or: 'or see our',
    careers: { text: 'open positions', href: '/careers' },
  },
};

export const closing = {
  title: 'Still comparing?',
  note: 'Prices are in USD, per user, without taxes. Setup questions are answered in the help center.',
  trial: { text: 'Start Free Trial', href: '/signup' },
  help: { text: 'Help Center', href: '/help-center' },
};
