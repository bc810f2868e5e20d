import type { ToastMessage } from '@site/toasts';
import type { FormDefinition } from '../form-definition.ts';
import type { SubmitResult } from './forms-store.ts';

type Copy = FormDefinition['copy'];

const failure = (title: string, description: string): ToastMessage => ({ title, description, variant: 'destructive' });

/** Specification, section 5. */
export const captchaMissing = failure('CAPTCHA Required', 'Please complete the CAPTCHA verification.');

/** Of a form that says so when a field needs a correction. */
export const invalidToast = ({ title, description }: NonNullable<Copy['invalid']>) => failure(title, description);

/** Of a form that was refused or did not arrive (specification, section 8). */
export function failedToast({ failure: copy }: Pick<Copy, 'failure'>, result: SubmitResult): ToastMessage {
  if ('answer' in result) return failure(copy.title, result.answer.message || copy.refused);

  const { status, message } = result.failure;
  return failure(copy.title, ((status || copy.showsBrowserErrors) && message) || copy.unreachable);
}
