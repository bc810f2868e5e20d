import * as facts from '../../facts/facts.ts';
import { largestRoom } from '../../plans/plan-figures.ts';
import { business, scale, starter } from '../../plans/plans.ts';

interface TrialStep {
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

export const content = {
  hero: {
    title: (brand: string) => `Try ${brand} for ${facts.trialDays} days`,
    lead: 'Open an account, invite your team and make the first call today.',
    claims: [`${facts.trialDays}-day free trial`, 'No credit card', `Set up in under ${facts.setupMinutes} minutes`],
  },
  legal: {
    before: 'By starting the trial you accept the',
    terms: { text: 'Terms of Service', href: '/terms-of-service' },
  },
  trial: {
    title: 'What the trial includes',
    items: [
      'Cloud phone with call routing and voicemail',
      'HD video meetings with screen sharing',
      'Team messaging with search',
      'File sharing with permissions',
      `${facts.integrations} integrations`,
      `Chat support, ${facts.chatHours}`,
    ],
    run: 'How it works',
    steps: [
      { moment: `First ${facts.setupMinutes} minutes`, text: 'Fill in the form. Your login details arrive by email.' },
      {
        moment: `${facts.trialDays} days`,
        text: `Calls, meetings and messages with every feature. Ask before the trial ends, and we’ll extend it to ${facts.homeTrialDays} days.`,
      },
      { moment: 'After that', text: 'Choose a plan or do nothing. Without a card, nothing is charged.' },
    ] satisfies TrialStep[],
  },
  toolsTitle: 'On the first day',
  tools: {
    phone: {
      title: 'Answer as a company',
      text: 'Set business hours, ring groups and voicemail that arrives by email.',
    },
    video: {
      title: 'Meet in HD',
      text: `Video for up to ${largestRoom} participants, with screen sharing and recording.`,
    },
    messages: { title: 'Message and search', text: 'Channels, direct messages and files, all in one search.' },
    plug: { title: 'Keep your tools', text: 'Connect your CRM, and every call is logged where your team works.' },
  },
  plansHead: {
    title: 'After the trial',
    lead: `Pick a plan when the trial is over. Prices are in USD. Professional appears as ${business.name} on the pricing page; Enterprise is ${scale.name} without a user limit.`,
    compare: { text: 'Compare plans and add-ons', href: '/pricing' },
    unit: 'per user per month',
    popular: 'Most Popular',
  },
  /** The plans as this page names them; the lead above says which ones of /pricing they are. */
  plans: [
    {
      name: 'Starter',
      price: `$${starter.monthlyPrice}`,
      perUser: true,
      description: 'Up to 5 users',
      features: [`Cloud phone, video for up to ${starter.participants}`, 'Team messaging', 'File sharing'],
    },
    {
      name: 'Professional',
      price: `$${business.monthlyPrice}`,
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
  ] satisfies SignupPlan[],
  help: {
    title: 'See it before you sign up',
    text: 'One of us will walk you through the product with your own call flow, or answer your questions by phone.',
    demo: 'Schedule Demo',
    call: (phone: string) => `Call ${phone}`,
  },
};
