import { formSchemas } from '@site/contracts/forms';
import type { FormDefinition } from '../form-definition.ts';
import type { Attempt } from './attempts.ts';

/** Text by field name. */
export type FieldValues = Readonly<Record<string, string>>;

interface FormInput {
  /** All values of the form; those without a field in the schema are omitted. */
  values: FieldValues;
  /** Token of the captcha, if any. */
  token: string | undefined;
  /** Milliseconds since the form was shown. */
  elapsedMs: number;
}

type FormCheck =
  | { kind: 'valid'; payload: Attempt['payload'] }
  /** Error message by field name, in the order of the form. */
  | { kind: 'invalid'; errors: Readonly<Record<string, string>> }
  /** The fields are valid. */
  | { kind: 'captcha-missing' };

/** Validates a form with the schema of the service. */
export function checkForm(
  { form, hiddenUnless = {} }: Pick<FormDefinition, 'form' | 'hiddenUnless'>,
  { values, token, elapsedMs }: FormInput,
): FormCheck {
  const isHidden = (name: string) =>
    Object.entries(hiddenUnless[name] ?? {}).some(([other, value]) => values[other] !== value);
  const schema = formSchemas[form];
  const sent = Object.entries(values).filter(
    ([name, value]) => name in schema.shape && !isHidden(name) && !isEmptyHoneypot(name, value),
  );
  const result = schema.safeParse({ ...Object.fromEntries(sent), captcha: token ?? '', elapsedMs });
  if (result.success) return { kind: 'valid', payload: result.data };

  const errors: Record<string, string> = {};
  for (const { path, message } of result.error.issues) {
    const name = String(path[0]);
    if (name !== 'captcha') errors[name] ??= message;
  }
  return Object.keys(errors).length > 0 ? { kind: 'invalid', errors } : { kind: 'captcha-missing' };
}

const isEmptyHoneypot = (name: string, value: string) => name === 'website' && value === '';
