/** Names that fit in a sentence. */
export const MOST_LISTED = 4;

/**
 * Formats names for a sentence, such as `/a, /b and 3 others`.
 * @param names all names, or the first ones
 * @param count total number of names
 */
export function listNames(names: string[], count = names.length): string {
  const shown = count > MOST_LISTED ? [...names.slice(0, MOST_LISTED), `${count - MOST_LISTED} others`] : names;
  return [shown.slice(0, -1).join(', '), shown.at(-1)].filter(Boolean).join(' and ');
}
