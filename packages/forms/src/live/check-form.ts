import { type FormName, formSchemas } from '@site/contracts/forms';
import type { Attempt } from './attempts.ts';

/** What a form holds, as a browser or a test hands it over: text by field name. */
export type FieldValues = Readonly<Record<string, string>>;

export type FormCheck =
  | { kind: 'valid'; payload: Attempt['payload'] }
  /** Sentence for the visitor by field name, in the order of the form. */
  | { kind: 'invalid'; errors: Readonly<Record<string, string>> }
  /** The fields are in order. */
  | { kind: 'captcha-missing' };

/**
 * Checks a form with the schema that the service uses as well.
 * @param values everything in the form; what the schema does not know is left out
 * @param token what the captcha has granted, if it has
 * @param elapsedMs milliseconds since the form was shown
 */
export function checkForm(
  form: FormName,
  values: FieldValues,
  token: string | undefined,
  elapsedMs: number,
): FormCheck {
  const schema = formSchemas[form];
  const known = Object.entries(values).filter(([name]) => name in schema.shape && isAskedFor(name, values));
  const result = schema.safeParse({ ...Object.fromEntries(known), captcha: token ?? '', elapsedMs });
  if (result.success) return { kind: 'valid', payload: result.data };

  const errors: Record<string, string> = {};
  for (const { path, message } of result.error.issues) {
    const name = String(path[0]);
    if (name !== 'captcha') errors[name] ??= message;
  }
  return Object.keys(errors).length > 0 ? { kind: 'invalid', errors } : { kind: 'captcha-missing' };
}

/** The honeypot is sent only by those who filled it in, a phone number only by those who want to be called. */
function isAskedFor(name: string, values: FieldValues): boolean {
  if (name === 'website') return values.website !== '';
  return name !== 'phone' || values.contactMethod !== 'email';
}
