import type { PricingSolution } from '@site/contracts/forms/pricing-expert/options';
import { facts } from '../facts/facts.ts';

export interface Plan {
  name: string;
  /** Who it is for. */
  description: string;
  /** USD per user and month. */
  monthlyPrice: number;
  /** USD per user and month when a year is paid at once. */
  yearlyPrice: number;
  /** How many people a video call holds. */
  participants: number;
  features: readonly string[];
  buttonText: string;
  buttonVariant: 'accent' | 'strong' | 'line';
  popular: boolean;
  colour: 'paper' | 'ink';
  /** Chosen in the pricing-expert form when a visitor comes from this plan. */
  solution: PricingSolution;
}

/** How many people a video call holds. */
const participants = { starter: 50, business: 250, scale: 500 };

const videoFor = (count: number) => `Video for up to ${count} participants`;

export const starter: Plan = {
  name: 'Starter',
  description: 'For small teams that need numbers, calls and chat.',
  monthlyPrice: 15,
  yearlyPrice: 12,
  participants: participants.starter,
  features: [
    'Cloud phone with a number per user',
    videoFor(participants.starter),
    'Team messaging and file sharing',
    `${facts.uptime} uptime SLA`,
  ],
  buttonText: 'Get Started',
  buttonVariant: 'strong',
  popular: false,
  colour: 'paper',
  solution: 'CX 1',
};

export const business: Plan = {
  name: 'Business',
  description: 'For companies that work with customers by phone.',
  monthlyPrice: 25,
  yearlyPrice: 20,
  participants: participants.business,
  features: [
    'Everything in Starter',
    videoFor(participants.business),
    'Call recording and call queues',
    'CRM integrations',
    'Phone and chat support',
  ],
  buttonText: 'Get Started',
  buttonVariant: 'accent',
  popular: true,
  colour: 'ink',
  solution: 'Business',
};

export const scale: Plan = {
  name: 'Scale',
  description: 'For many sites, many queues and your own systems.',
  monthlyPrice: 40,
  yearlyPrice: 32,
  participants: participants.scale,
  features: [
    'Everything in Business',
    videoFor(participants.scale),
    'REST API and webhooks',
    'Single sign-on',
    'Named support contact',
  ],
  buttonText: 'Contact Sales',
  buttonVariant: 'line',
  popular: false,
  colour: 'paper',
  solution: 'Enterprise',
};

/** What the company sells: every page that names a plan, a price or a size takes it from here. */
export const plans: readonly Plan[] = [starter, business, scale];
