import * as z from 'zod/mini';
import { type ContactTopic, contactTopics } from '../../topics.ts';
import { billingPeriods } from './options.ts';

const KEY_MAX = 80;
const KEY = /^[a-z0-9-]*$/;

/** A plan, a job, a program: pages name what they have by keys such as `senior-voice-engineer`. */
const key = z.optional(z.string().check(z.maxLength(KEY_MAX), z.regex(KEY)));

/**
 * What a visitor came from, as fields of the lead that nobody has to fill in: pages put them into addresses and hidden
 * inputs. Each form takes those that lead to it.
 */
export const contextFields = {
  /** Key of the topic with which the visitor arrived. */
  topic: z.optional(z.enum(Object.keys(contactTopics) as [ContactTopic, ...ContactTopic[]])),
  plan: key,
  billing: z.optional(z.enum(billingPeriods)),
  job: key,
  program: key,
};

/** Name of a field that says what a visitor came from. */
export type ContextField = keyof typeof contextFields;
