import { contactTopics, parseContactTopic } from '@site/contracts';
import { contactSchema } from '@site/contracts/forms';
import type { FormDefinition } from './submission.ts';

/** A message to the team; the topic is kept as the words that the visitor saw. */
export const contact: FormDefinition = {
  form: 'contact',
  schema: contactSchema,
  acceptsBypass: false,
  describe(fields) {
    const topic = parseContactTopic(fields.topic ?? null);
    return topic ? { ...fields, topic: contactTopics[topic] } : fields;
  },
  accepted: "We'll get back to you within 24 hours.",
};
