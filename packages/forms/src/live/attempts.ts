import type { CommonField, FormName } from '@site/contracts/forms';

/** One press of the button. */
export interface Attempt {
  form: FormName;
  payload: Readonly<Record<string, unknown>>;
  /** Two attempts with one key are the same submission to the service. */
  idempotencyKey?: string;
}

/**
 * Gives all content a visitor submits an idempotency key of its own until the content has been accepted: a lost response
 * never makes two leads, also when the captcha had to be solved again.
 */
export function createAttempts(form: FormName) {
  let latest: { content: string; idempotencyKey?: string } | undefined;

  return {
    /** @param payload the checked payload */
    next(payload: Attempt['payload']): Attempt {
      const content = contentOf(payload);
      if (latest?.content !== content) latest = { content, idempotencyKey: newKey() };
      return { form, payload, idempotencyKey: latest.idempotencyKey };
    },
    /** The content has been accepted: sent again, it is a new submission. */
    accepted(): void {
      latest = undefined;
    },
  };
}

/** What the visitor entered, without what the browser adds. */
function contentOf(payload: Attempt['payload']): string {
  const added: Record<CommonField, unknown> = { captcha: '', website: '', elapsedMs: 0, privacyNotice: '' };
  return JSON.stringify(Object.entries(payload).filter(([name]) => !(name in added)));
}

const newKey = () => (isSecureContext ? crypto.randomUUID() : undefined);
