const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** Formats a count for running text: in words up to twelve, then in digits. */
export const countInWords = (count: number): string => WORDS[count] ?? String(count);

/** Formats like {@link countInWords}, for the start of a sentence. */
export function capitalizedCount(count: number): string {
  const word = countInWords(count);
  return word.charAt(0).toUpperCase() + word.slice(1);
}
