import type { CommonField, FormName } from '@site/contracts/forms';
import { readEntry, writeEntry } from '../tab-entries.ts';

/** One press of the button. */
export interface Attempt {
  form: FormName;
  payload: Readonly<Record<string, unknown>>;
  /** The service treats attempts with the same key as one submission. */
  idempotencyKey?: string;
}

/** Latest attempt, until it has been accepted. */
type Sent = { content: string; idempotencyKey?: string } | undefined;

/**
 * Assigns an idempotency key to the submitted content until it has been accepted: a lost response never creates two leads, even
 * when the captcha had to be solved again. The key is stored with the draft, which refills the form after a reload.
 */
export function createAttempts(form: FormName) {
  const entry = `attempt:${form}`;
  let latest: Sent;

  return {
    /** @param payload the checked payload */
    next(payload: Attempt['payload']): Attempt {
      const content = contentOf(payload);
      // Read late: an attempt of the previous page may have been in flight when this one was shown.
      latest ??= readEntry(entry);
      if (latest?.content !== content) latest = { content, idempotencyKey: newKey() };
      // Without storage, the key is kept until the page is left.
      if (latest.idempotencyKey) writeEntry(entry, latest);
      return { form, payload, idempotencyKey: latest.idempotencyKey };
    },
    /** Forgets the key: accepted content that is sent again is a new submission. */
    accepted(): void {
      latest = undefined;
      writeEntry(entry, undefined);
    },
  };
}

/** Entries of the visitor, without the fields that the browser adds. */
function contentOf(payload: Attempt['payload']): string {
  const added: Record<CommonField, unknown> = { captcha: '', website: '', elapsedMs: 0, privacyNotice: '' };
  return JSON.stringify(Object.entries(payload).filter(([name]) => !(name in added)));
}

const newKey = () => (isSecureContext ? crypto.randomUUID() : undefined);
