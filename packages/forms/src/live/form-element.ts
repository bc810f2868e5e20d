import type { FieldValues } from './check-form.ts';

/** Reads the texts of a form by field name, before its fields are disabled. */
export function valuesIn(form: HTMLFormElement): FieldValues {
  const texts = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(texts);
}

/** Checks whether the target of an event is an element into which a visitor enters text or a choice. */
export const isField = (target: EventTarget | null): target is Element =>
  target instanceof Element && target.matches('input, select, textarea');

/** Checks whether the email field, disabled or not, holds more than white space. */
export function hasEmail(form: HTMLFormElement): boolean {
  const field = form.elements.namedItem('email');
  return field instanceof HTMLInputElement && field.value.trim() !== '';
}
