export interface TrialStep {
  /** When it happens. */
  moment: string;
  text: string;
}

export interface SignupPlan {
  name: string;
  /** USD, or in words. */
  price: string;
  /** Whether the price is per user and month. */
  perUser?: boolean;
  /** How many users it is for. */
  description: string;
  features: readonly string[];
  popular?: boolean;
}

export const hero = {
  title: (brand: string) => `Try ${brand} for 14 days`,
  lead: 'Open an account, invite your team and make the first call today.',
  claims: ['14-day free trial', 'No credit card', 'Set up in under 2 minutes'],
};

export const legal = {
  before: 'By starting the trial you accept the',
  terms: { text: 'Terms of Service', href: '/terms-of-service' },
  between: 'and the',
  privacy: { text: 'Privacy Policy', href: '/privacy-policy' },
};

export const trial = {
  title: 'What the trial includes',
  items: [
    'Cloud phone with call routing and voicemail',
    'HD video meetings with screen sharing',
    'Team messaging with search',
    'File sharing with permissions',
    '500+ integrations',
    'Chat support, 24/7',
  ],
  run: 'How it runs',
  steps: [
    { moment: 'First 2 minutes', text: 'Fill in the form, pick a number, invite the team.' },
    { moment: '14 days', text: 'Calls, meetings and messages with every feature.' },
    { moment: 'After that', text: 'Choose a plan or do nothing. Without a card, nothing is charged.' },
  ] satisfies TrialStep[],
};

export const toolsTitle = 'On the first day';

export const tools = {
  phone: {
    title: 'Answer as a company',
    text: 'Set business hours, ring groups and a voicemail that arrives by email.',
  },
  video: { title: 'Meet in HD', text: 'Video for up to 500 participants, with screen sharing and recording.' },
  messages: { title: 'Write and find', text: 'Channels, direct messages and files, all in one search.' },
  plug: { title: 'Keep your tools', text: 'Connect the CRM, and every call is logged where your team works.' },
};

export const plansHead = {
  title: 'After the trial',
  lead: 'Pick a plan when the 14 days are over. Prices are in USD.',
  compare: { text: 'Compare plans and add-ons', href: '/pricing' },
  unit: 'per user per month',
  popular: 'Most Popular',
};

/** The plans as this page names them; /pricing divides them differently. */
export const plans: readonly SignupPlan[] = [
  {
    name: 'Starter',
    price: '$15',
    perUser: true,
    description: 'Up to 5 users',
    features: ['Cloud phone', 'Team messaging', 'File sharing'],
  },
  {
    name: 'Professional',
    price: '$25',
    perUser: true,
    description: 'Up to 25 users',
    features: ['Everything in Starter', 'Call recording and queues', 'CRM integrations'],
    popular: true,
  },
  {
    name: 'Enterprise',
    price: 'Custom',
    description: 'Unlimited users',
    features: ['Everything in Professional', 'Single sign-on', 'Named support contact'],
  },
];

export const help = {
  title: 'See it before you sign up',
  text: 'A person shows you the product on your own call flow, or answers on the phone.',
  demo: 'Schedule Demo',
  call: (phone: string) => `Call ${phone}`,
};
