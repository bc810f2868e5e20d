import type {
  contactMethods as contractMethods,
  pricingSolutions as contractSolutions,
  PricingExpertPayload,
} from '@site/contracts/forms';

// Written again because the contract's lists come with their schemas, which a page must not load; the types keep both equal.
const solutions = ['CX 1', 'Business', 'Enterprise', 'Custom Solution'] as const satisfies typeof contractSolutions;
const methods = ['email', 'phone'] as const satisfies typeof contractMethods;

/** What a quote can be asked for. */
export type PricingSolution = PricingExpertPayload['solution'];

export const solutionOptions = solutions.map((value) => ({ value, label: value }));

const methodLabels: Record<PricingExpertPayload['contactMethod'], string> = { email: 'Email', phone: 'Phone' };

export const methodOptions = methods.map((value) => ({ value, label: methodLabels[value] }));

type PricingExpertField = Exclude<keyof PricingExpertPayload, 'captcha' | 'website' | 'elapsedMs'>;

const fields: Record<PricingExpertField, string> = {
  email: 'Work email',
  solution: 'Pricing solution',
  contactMethod: 'Contact me by',
  phone: 'Phone number',
  note: 'Note',
};

export const pricingExpertLabels = { submit: 'Ask for a quote', pending: 'Sending...', sent: 'Sent.', fields };

export const pricingExpertTitle = 'Talk to a pricing expert';
