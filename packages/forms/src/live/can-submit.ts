import type { FormName } from '@site/contracts/forms';

/**
 * Whether a form's button can be pressed (specification, section 4). The contact form's can without a captcha, and says
 * then that it is missing.
 * @param hasEmail whether something else than space stands in the e-mail field
 */
export function canSubmit(form: FormName, { isPending = false, hasToken = false, hasEmail = false }): boolean {
  if (isPending) return false;
  if (form === 'newsletter') return hasToken && hasEmail;
  return form !== 'signup' || hasToken;
}
