import * as z from 'zod/mini';
import { emailText, optionalText, requiredParagraphs, requiredText } from '../../text.ts';
import { type ContactTopic, contactTopics } from '../../topics.ts';
import { commonFields } from '../fields.ts';
import { teamSizes } from './options.ts';

export const contactFields = {
  firstName: requiredText(100, 'Enter your first name.'),
  lastName: requiredText(100, 'Enter your last name.'),
  email: emailText('Enter a full address, such as name@company.com.'),
  company: optionalText(200),
  teamSize: z.optional(z.enum(['', ...teamSizes])),
  message: requiredParagraphs(5000, 'Write what you need, in a sentence or two.'),
  /** Key of the topic with which the visitor arrived. */
  topic: z.optional(z.enum(Object.keys(contactTopics) as [ContactTopic, ...ContactTopic[]])),
};

/** Payload of `POST /api/contact`. */
export const contactSchema = z.strictObject({ ...contactFields, ...commonFields });
