import type { FormDefinition } from '../form-definition.ts';

/**
 * Checks whether a form's button is enabled (specification, section 4).
 * @param hasEmail whether the email field holds more than white space
 */
export function canSubmit(
  { requiredToSubmit }: Pick<FormDefinition, 'requiredToSubmit'>,
  { isPending = false, hasToken = false, hasEmail = false },
): boolean {
  const has = { captcha: hasToken, email: hasEmail };
  return !isPending && requiredToSubmit.every((requirement) => has[requirement]);
}
