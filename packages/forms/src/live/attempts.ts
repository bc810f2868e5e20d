import type { CommonField, FormName } from '@site/contracts/forms';
import { readEntry, writeEntry } from '../tab-entries.ts';

/** One press of the button. */
export interface Attempt {
  form: FormName;
  payload: Readonly<Record<string, unknown>>;
  /** Two attempts with one key are the same submission to the service. */
  idempotencyKey?: string;
}

/** What was sent last, until it has been accepted. */
type Sent = { content: string; idempotencyKey?: string } | undefined;

/**
 * Gives all content a visitor submits an idempotency key of its own until the content has been accepted: a lost response
 * never makes two leads, also when the captcha had to be solved again. The key is kept beside the draft, which fills the
 * form again after a reload.
 */
export function createAttempts(form: FormName) {
  const entry = `attempt:${form}`;
  let latest: Sent;

  return {
    /** @param payload the checked payload */
    next(payload: Attempt['payload']): Attempt {
      const content = contentOf(payload);
      // Not before it is needed: an attempt of the page before may still have been on its way when this one was shown.
      latest ??= readEntry(entry);
      if (latest?.content !== content) latest = { content, idempotencyKey: newKey() };
      // Where it cannot be kept, the key holds until the page is left.
      if (latest.idempotencyKey) writeEntry(entry, latest);
      return { form, payload, idempotencyKey: latest.idempotencyKey };
    },
    /** The content has been accepted: sent again, it is a new submission. */
    accepted(): void {
      latest = undefined;
      writeEntry(entry, undefined);
    },
  };
}

/** What the visitor entered, without what the browser adds. */
function contentOf(payload: Attempt['payload']): string {
  const added: Record<CommonField, unknown> = { captcha: '', website: '', elapsedMs: 0, privacyNotice: '' };
  return JSON.stringify(Object.entries(payload).filter(([name]) => !(name in added)));
}

const newKey = () => (isSecureContext ? crypto.randomUUID() : undefined);
