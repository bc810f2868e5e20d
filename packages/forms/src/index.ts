import type { ComponentType } from 'react';
import type { FormConnection } from './live/connect-form.ts';
import type { OutcomeMessageProps } from './live/outcome-message.tsx';

export type { LiveForm, Outcome } from './live-form.ts';
export type { FormConnection };

/** The live code of forms. */
export interface LiveCode {
  /**
   * Adds captcha, validation, submission and toasts to a rendered form.
   * @returns a function that disconnects it; a pending attempt still ends with its toast
   */
  connectForm(connection: FormConnection): () => void;
  OutcomeMessage: ComponentType<OutcomeMessageProps>;
}

/**
 * Fetches the live code of forms; {@link ./lead-form.tsx} renders them without it.
 *
 * Remotes share this function instead of the live code: Module Federation caches a failed load of a shared library
 * permanently, whereas `import()` can be retried.
 *
 * Zod and Redux Toolkit are separate chunks: the browser evaluates each in a task of its own and can handle input in between.
 * @returns rejects when it did not load
 */
export async function loadForms(): Promise<LiveCode> {
  const [{ connectForm }, { OutcomeMessage }, { checkForm }, { pendingAttempt, submit }] = await Promise.all([
    import(/* webpackChunkName: "forms" */ './live/connect-form.ts'),
    import(/* webpackChunkName: "forms" */ './live/outcome-message.tsx'),
    import(/* webpackChunkName: "forms-check" */ './live/check-form.ts'),
    import(/* webpackChunkName: "forms-store" */ './live/forms-store.ts'),
  ]);
  return {
    OutcomeMessage,
    connectForm: (connection) => connectForm({ ...connection, checkForm, pendingAttempt, submit }),
  };
}
