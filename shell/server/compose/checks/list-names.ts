/** Names that fit in a sentence. */
export const MAX_LISTED = 4;

/**
 * Formats names for a sentence, such as `/a, /b and 3 others`.
 * @param names all names, or the first ones
 * @param count total number of names
 */
export function listNames(names: string[], count = names.length): string {
  const shown = count > MAX_LISTED ? [...names.slice(0, MAX_LISTED), `${count - MAX_LISTED} others`] : names;
  return [shown.slice(0, -1).join(', '), shown.at(-1)].filter(Boolean).join(' and ');
}
