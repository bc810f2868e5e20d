import * as z from 'zod';

/** Note of a form that was refused, for the next try. */
export const keptNoteSchema = z.object({ remote: z.string(), text: z.string() });

export type KeptNote = z.infer<typeof keptNoteSchema>;

/** Returns the note of a form, if it has one. */
export function noteOf(remote: string, fields: URLSearchParams): KeptNote | undefined {
  const text = fields.get('note')?.trim();
  return text ? { remote, text } : undefined;
}

/** Form whose sender gets a refusal, in the `locals` of the response. */
export interface SentForm {
  /** Path and query of its page. */
  address: string;
  note: KeptNote | undefined;
}
