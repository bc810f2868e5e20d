import type { CommonField, FormName } from '@site/contracts/forms';

/** What is sent when a visitor presses the button. */
export interface Attempt {
  form: FormName;
  payload: Readonly<Record<string, unknown>>;
  /** The service takes two attempts with one key for the same submission. */
  idempotencyKey?: string;
}

/**
 * Gives every content a visitor sends its key, and keeps it until the content has been taken: an answer lost on the way
 * never makes two leads, also when the captcha had to be solved again.
 * @param form last segment of the form's address
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
    /** The content has been taken: sent again, it is a new submission. */
    taken(): void {
      latest = undefined;
    },
  };
}

/** What the visitor said, without what the browser adds. */
function contentOf(payload: Attempt['payload']): string {
  const added: Record<CommonField, unknown> = { captcha: '', website: '', elapsedMs: 0 };
  return JSON.stringify(Object.entries(payload).filter(([name]) => !(name in added)));
}

const newKey = () => (isSecureContext ? crypto.randomUUID() : undefined);
