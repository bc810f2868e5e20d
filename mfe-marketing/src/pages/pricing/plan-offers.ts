import type { PricingSolution } from '@site/contracts/forms/pricing-expert/options';
import * as facts from '../../facts/facts.ts';
import { type Plan, plans } from '../../plans/plans.ts';

/** A plan with the content of its card. */
export interface PlanOffer extends Plan {
  /** Audience. */
  description: string;
  features: readonly string[];
  buttonText: string;
  buttonVariant: 'accent' | 'strong' | 'line';
  colour: 'paper' | 'ink';
  /** Chosen in the pricing-expert form when a visitor comes from this plan. */
  solution: PricingSolution;
}

type Card = (video: string) => Omit<PlanOffer, keyof Plan>;

const starterCard: Card = (video) => ({
  description: 'For small teams that need numbers, calls and chat.',
  features: [
    'Cloud phone with a number per user',
    video,
    'Team messaging and file sharing',
    `${facts.uptime} uptime SLA`,
  ],
  buttonText: 'Get Started',
  buttonVariant: 'strong',
  colour: 'paper',
  solution: 'CX 1',
});

const businessCard: Card = (video) => ({
  description: 'For companies that work with customers by phone.',
  features: [
    'Everything in Starter',
    video,
    'Call recording and call queues',
    'CRM integrations',
    'Phone and chat support',
  ],
  buttonText: 'Get Started',
  buttonVariant: 'accent',
  colour: 'ink',
  solution: 'Business',
});

const scaleCard: Card = (video) => ({
  description: 'For many sites and your own systems.',
  features: ['Everything in Business', video, 'REST API and webhooks', 'Single sign-on', 'Named support contact'],
  buttonText: 'Contact Sales',
  buttonVariant: 'line',
  colour: 'paper',
  solution: 'Enterprise',
});

const cards = [starterCard, businessCard, scaleCard];

/** The plans in order; a new plan needs a card here. */
export const offers: readonly PlanOffer[] = plans.flatMap((plan, index) => {
  const card = cards[index]?.(`Video for up to ${plan.participants} participants`);
  return card ? [{ ...plan, ...card }] : [];
});
