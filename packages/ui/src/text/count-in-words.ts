const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** @returns a count as running text has it: in words up to twelve, then in digits */
export const countInWords = (count: number): string => WORDS[count] ?? String(count);

/** {@link countInWords} for the beginning of a sentence. */
export function capitalizedCount(count: number): string {
  const word = countInWords(count);
  return word.charAt(0).toUpperCase() + word.slice(1);
}
