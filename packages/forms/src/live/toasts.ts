import type { ToastMessage } from '@site/toasts';
import type { FormDefinition } from '../form-definition.ts';
import type { SubmitResult } from './forms-store.ts';

type Copy = FormDefinition['copy'];

const failure = (title: string, description: string): ToastMessage => ({ title, description, variant: 'destructive' });

/** Specification, section 5. */
export const captchaMissing = failure('CAPTCHA Required', 'Please complete the CAPTCHA verification.');

/** Toast of forms that report corrections in a toast. */
export const invalidToast = ({ title, description }: NonNullable<Copy['invalid']>) => failure(title, description);

interface Accepted {
  brand: string;
  /** Message of the service. */
  message: string;
  /** Accepted without the captcha. */
  isUnchecked: boolean;
}

/**
 * Returns the messages of an accepted form (specification, section 5) for the toast and the form. A different message of the
 * service takes precedence, as when a subscription has to be confirmed.
 */
export function acceptedWords(copy: Pick<Copy, 'sent' | 'sentUnchecked' | 'success'>, accepted: Accepted) {
  const { brand, message, isUnchecked } = accepted;
  const { sent, sentUnchecked, success } = copy;
  const toast = success(brand);
  if (message && message !== toast.description) {
    const words = { title: sentUnchecked?.title ?? sent, description: message };
    return { toast: words, line: words };
  }
  return { toast, line: (isUnchecked && sentUnchecked) || { title: sent, description: toast.description } };
}

/** Returns the toast of a form that was refused or did not arrive (specification, section 8). */
export function failedToast({ failure: copy }: Pick<Copy, 'failure'>, result: SubmitResult): ToastMessage {
  if ('answer' in result) return failure(copy.title, result.answer.message || copy.refused);

  const { status, message } = result.failure;
  return failure(copy.title, ((status || copy.showsBrowserErrors) && message) || copy.unreachable);
}
