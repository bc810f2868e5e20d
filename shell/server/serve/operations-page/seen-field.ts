import { type Html, html } from '@site/process';
import { type Seen, seenSchema } from '../../steering/as-seen.ts';

/** Returns the field with which a form says what its page showed. */
export function seenField(seen: Seen): Html {
  const shown = Object.entries(seen).flatMap(([part, value]) => (value === undefined ? [] : [[part, value]]));
  return html`<input type="hidden" name="seen" value="${new URLSearchParams(shown).toString()}">`;
}

/** Returns what the page of a form showed: nothing if the form does not say. */
export const readSeen = (fields: URLSearchParams): Seen =>
  seenSchema.parse(Object.fromEntries(new URLSearchParams(fields.get('seen') ?? '')));
