import type { ContextField, LeadField } from '@site/contracts/forms';
import { type ContactMethod, contactMethods, pricingSolutions } from '@site/contracts/forms/pricing-expert/options';
import { contactCopy } from '../contact/copy.ts';
import type { FormDefinition } from '../form-definition.ts';

export const solutionOptions = pricingSolutions.map((value) => ({ value, label: value }));

const methodLabels: Record<ContactMethod, string> = { email: 'Email', phone: 'Phone' };

export const methodOptions = contactMethods.map((value) => ({ value, label: methodLabels[value] }));

export const pricingExpert: FormDefinition<Exclude<LeadField<'pricing-expert'>, ContextField>> = {
  form: 'pricing-expert',
  title: 'Talk to a pricing expert',
  labels: {
    submit: 'Ask for a quote',
    pending: 'Sending...',
    fields: {
      email: 'Work email',
      solution: 'Pricing solution',
      contactMethod: 'Contact me by',
      phone: 'Phone number',
      note: 'Note',
    },
  },
  copy: contactCopy,
  captcha: { theme: 'light' },
  requiredToSubmit: [],
  hiddenUnless: { phone: { contactMethod: 'phone' } },
};
