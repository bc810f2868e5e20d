/** As many as a sentence can hold. */
export const MOST_LISTED = 4;

/**
 * Names in a sentence, such as `/a, /b and 3 others`.
 * @param names the first of them, or all
 * @param count how many there are
 */
export function listNames(names: string[], count = names.length): string {
  const shown = count > MOST_LISTED ? [...names.slice(0, MOST_LISTED), `${count - MOST_LISTED} others`] : names;
  return [shown.slice(0, -1).join(', '), shown.at(-1)].filter(Boolean).join(' and ');
}
