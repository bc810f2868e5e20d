import { contactTopics, parseContactTopic } from '@site/contracts';
import type { LeadField } from '@site/contracts/forms';
import { contactAccepted } from '@site/contracts/forms/contact/copy';
import { teamSizes } from '@site/contracts/forms/contact/options';
import { contactFields, contactSchema } from '@site/contracts/forms/contact/schema';
import * as z from 'zod/mini';
import type { FormRules } from './form-rules.ts';

const TOPIC_MAX = 200;

const teamSizeOptions = teamSizes.map((value) => ({ value, label: `${value} employees` }));

const labels: Record<LeadField<'contact'>, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  company: 'Company',
  teamSize: 'Team size',
  message: 'Message',
  topic: 'Topic',
  job: 'Job',
  program: 'Program',
};

/** A message to the team. The topic is stored as the label that the visitor saw. */
export const contact: FormRules = {
  form: 'contact',
  schema: contactSchema,
  storedFields: { ...contactFields, topic: z.optional(z.string().check(z.maxLength(TOPIC_MAX))) },
  context: ['topic', 'job', 'program'],
  collection: 'contacts',
  summary: 'Send a message to the team',
  mail: {
    title: 'New message from the contact form',
    toDo: `Reply to this email to answer. The visitor was told: “${contactAccepted}”`,
    labels,
  },
  acknowledgement: {
    subject: 'We have received your message',
    heading: 'Your message has arrived',
    next: `A person reads every message. ${contactAccepted}`,
    repeats: ['topic', 'teamSize'],
  },
  acceptsBypass: false,
  plain: {
    submit: 'Send message',
    fields: {
      firstName: { label: labels.firstName, autocomplete: 'given-name' },
      lastName: { label: labels.lastName, autocomplete: 'family-name' },
      email: { label: labels.email, control: 'email', autocomplete: 'email' },
      company: { label: labels.company, autocomplete: 'organization', isOptional: true },
      teamSize: { label: labels.teamSize, options: teamSizeOptions, isOptional: true },
      message: { label: labels.message, control: 'textarea' },
    },
    accepted: {
      heading: 'Your message has arrived',
      text: 'Thank you. Because it came without JavaScript, one of us checks it before it is answered, which may take longer than a day. If it is urgent, please call us.',
    },
  },
  withLabels(fields) {
    const topic = parseContactTopic(fields.topic ?? null);
    return topic ? { ...fields, topic: contactTopics[topic] } : fields;
  },
  accepted: contactAccepted,
};
