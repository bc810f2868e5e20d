import * as z from 'zod/mini';
import { emailText, optionalParagraphs, optionalPhone } from '../../text.ts';
import { contextFields } from '../context/schema.ts';
import { commonFields } from '../fields.ts';
import { contactMethods, pricingSolutions } from './options.ts';

export const pricingExpertFields = {
  email: emailText('Enter a full address, such as name@company.com.'),
  solution: z.enum(pricingSolutions, 'Choose a pricing solution.'),
  contactMethod: z.enum(contactMethods, 'Choose how we should answer.'),
  phone: optionalPhone(),
  note: optionalParagraphs(5000),
  plan: contextFields.plan,
  billing: contextFields.billing,
};

const PHONE_MISSING = 'Enter the number on which we should call you.';

/** Payload of `POST /api/pricing-expert`; the phone number is required only when the visitor wants to be called. */
export const pricingExpertSchema = z.strictObject({ ...pricingExpertFields, ...commonFields }).check(
  z.refine((form) => form.contactMethod !== 'phone' || Boolean(form.phone), {
    path: ['phone'],
    error: PHONE_MISSING,
    // Reported together with all other corrections.
    when: ({ value }) => typeof value === 'object' && value !== null,
  }),
);
