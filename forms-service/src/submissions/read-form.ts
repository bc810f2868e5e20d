import { hash } from 'node:crypto';
import type { PrivacyNoticeVersion } from '@site/contracts/forms/privacy-notice';
import type { FormRules } from '../forms/form-rules.ts';

/** A valid payload. */
interface ReadForm {
  captcha: string;
  /** Version of the privacy notice beside the form, if the client showed one. */
  privacyNotice: PrivacyNoticeVersion | undefined;
  /** Entered values, without empty optional fields. */
  fields: Record<string, string>;
  /** Hash of the fields alone: a retry may come with a fresh captcha token. */
  requestHash: string;
}

/** Returns a hash that does not depend on the order of the values. */
export function hashOf(values: Record<string, unknown>): string {
  const sorted = Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1));
  return hash('sha256', JSON.stringify(sorted));
}

/** Never quotes the input: responses may end up in logs and screenshots. */
function sentenceFor({ code, path }: { code?: string; path?: PropertyKey[] }): string {
  if (code === 'unrecognized_keys') return 'This form has fields we do not know. Reload the page and send it again.';
  if (!path?.length) return 'This is not what the form sends. Reload the page and send it again.';
  return `Check the field "${String(path[0])}" and send the form again.`;
}

/**
 * Validates a body against its form's schema.
 * @returns the form, or one sentence about the first problem
 */
export function readForm(schema: FormRules['schema'], body: unknown): ReadForm | { sentence: string } {
  const parsed = schema.safeParse(body, { error: sentenceFor });
  if (!parsed.success) return { sentence: parsed.error.issues[0]?.message ?? sentenceFor({}) };
  const { captcha, website: _honeypot, elapsedMs: _elapsed, privacyNotice, ...visitors } = parsed.data;
  const fields = Object.fromEntries(Object.entries(visitors).filter(([, value]) => value)) as Record<string, string>;
  return { captcha, privacyNotice, fields, requestHash: hashOf(fields) };
}
