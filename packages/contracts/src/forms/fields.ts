import * as z from 'zod/mini';
import { privacyNoticeVersions } from './privacy-notice.ts';

/** Longest captcha token any provider sends; ALTCHA's is under 1 KB, hosted ones under 5 KB. */
const CAPTCHA_MAX = 8192;

/**
 * Fields that every form carries besides its own. `captcha` is the widget's token; the others are added by the browser
 * and never required: their absence alone does not mark a client as a bot.
 */
export const commonFields = {
  captcha: z
    .string('Please complete the CAPTCHA verification.')
    .check(z.minLength(1, 'Please complete the CAPTCHA verification.'), z.maxLength(CAPTCHA_MAX)),
  /** Honeypot: invisible to people, so only programs fill it in. */
  website: z.optional(z.string().check(z.maxLength(200))),
  /** Milliseconds between showing the form and submitting it. */
  elapsedMs: z.optional(z.int().check(z.gte(0))),
  /** Version of the privacy line shown with the form. */
  privacyNotice: z.optional(z.enum(privacyNoticeVersions)),
};

/** Names of the fields in {@link commonFields}: all other fields of a payload come from the visitor. */
export type CommonField = keyof typeof commonFields;
