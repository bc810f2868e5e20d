import type { ToastMessage } from '@site/toasts';
import type { FormDefinition } from '../form-definition.ts';
import type { SubmitResult } from './forms-store.ts';

type Copy = FormDefinition['copy'];

const failure = (title: string, description: string): ToastMessage => ({ title, description, variant: 'destructive' });

/** Specification, section 5. */
export const captchaMissing = failure('CAPTCHA Required', 'Please complete the CAPTCHA verification.');

/** Of a form that says so when a field needs a correction. */
export const invalidToast = ({ title, description }: NonNullable<Copy['invalid']>) => failure(title, description);

interface Accepted {
  brand: string;
  /** Of the service's answer. */
  message: string;
  /** It came without the captcha. */
  isUnchecked: boolean;
}

/**
 * What a visitor is told whose form was accepted (specification, section 5), in the toast and in the form. Where the service
 * says something else, as when a subscription has to be confirmed, it knows better than the page.
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

/** Of a form that was refused or did not arrive (specification, section 8). */
export function failedToast({ failure: copy }: Pick<Copy, 'failure'>, result: SubmitResult): ToastMessage {
  if ('answer' in result) return failure(copy.title, result.answer.message || copy.refused);

  const { status, message } = result.failure;
  return failure(copy.title, ((status || copy.showsBrowserErrors) && message) || copy.unreachable);
}
