import * as z from 'zod/mini';
import { emailText, optionalText, requiredParagraphs, requiredText } from '../../text.ts';
import { contextFields } from '../context/schema.ts';
import { commonFields } from '../fields.ts';
import { teamSizes } from './options.ts';

export const contactFields = {
  firstName: requiredText(100, 'Enter your first name.'),
  lastName: requiredText(100, 'Enter your last name.'),
  email: emailText('Enter a full address, such as name@company.com.'),
  company: optionalText(200),
  teamSize: z.optional(z.enum(['', ...teamSizes])),
  message: requiredParagraphs(5000, 'Write what you need, in a sentence or two.'),
  topic: contextFields.topic,
  job: contextFields.job,
  program: contextFields.program,
};

/** Payload of `POST /api/contact`. */
export const contactSchema = z.strictObject({ ...contactFields, ...commonFields });
