import { contactTopics, parseContactTopic } from '@site/contracts';
import type { LeadField } from '@site/contracts/forms';
import { contactAccepted } from '@site/contracts/forms/contact/copy';
import { contactFields, contactSchema } from '@site/contracts/forms/contact/schema';
import * as z from 'zod/mini';
import type { FormDefinition } from './form-definition.ts';

const TOPIC_MAX = 200;

const labels: Record<LeadField<'contact'>, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'E-mail',
  company: 'Company',
  teamSize: 'Team size',
  message: 'Message',
  topic: 'Topic',
};

/** A message to the team; the topic is stored as the title that the visitor saw. */
export const contact: FormDefinition = {
  form: 'contact',
  schema: contactSchema,
  storedFields: { ...contactFields, topic: z.optional(z.string().check(z.maxLength(TOPIC_MAX))) },
  collection: 'contacts',
  summary: 'Send a message to the team',
  mail: { title: 'New message from the contact form', labels },
  acceptsBypass: false,
  describe(fields) {
    const topic = parseContactTopic(fields.topic ?? null);
    return topic ? { ...fields, topic: contactTopics[topic] } : fields;
  },
  accepted: contactAccepted,
};
