const WORDS =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** Formats a count for running text: in words up to ninety-nine, then in digits. */
export function countInWords(count: number): string {
  const ten = TENS[Math.floor(count / 10) - 2];
  if (!ten) return WORDS[count] ?? String(count);
  return count % 10 === 0 ? ten : `${ten}-${WORDS[count % 10]}`;
}

/** Formats like {@link countInWords}, for the start of a sentence. */
export function capitalizedCount(count: number): string {
  const word = countInWords(count);
  return word.charAt(0).toUpperCase() + word.slice(1);
}
