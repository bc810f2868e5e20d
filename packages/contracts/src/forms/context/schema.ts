import * as z from 'zod/mini';
import { type ContactTopic, contactTopics } from '../../topics.ts';
import { billingPeriods } from './options.ts';

const KEY_MAX = 80;
const KEY = /^[a-z0-9-]*$/;

/** Key of a plan, job or program, such as `senior-voice-engineer`. */
const key = z.optional(z.string().check(z.maxLength(KEY_MAX), z.regex(KEY)));

/**
 * Referring topic, plan, job or program, as optional fields of a lead: pages put them into addresses and hidden inputs. Each form
 * accepts the ones that link to it.
 */
export const contextFields = {
  /** Key of the topic in the address. */
  topic: z.optional(z.enum(Object.keys(contactTopics) as [ContactTopic, ...ContactTopic[]])),
  plan: key,
  billing: z.optional(z.enum(billingPeriods)),
  job: key,
  program: key,
};

/** Name of a referring field. */
export type ContextField = keyof typeof contextFields;
