const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** A number as it is written in a sentence: `"sixteen"`, `"forty-two"`; digits from a hundred. */
export function spelled(count: number): string {
  if (count < 20) return small[count] ?? String(count);
  const ten = tens[Math.floor(count / 10) - 2];
  if (!ten) return String(count);
  return count % 10 === 0 ? ten : `${ten}-${small[count % 10]}`;
}

/** A number at the beginning of a sentence: `"Sixteen"`. */
export function capitalSpelled(count: number): string {
  const word = spelled(count);
  return word.charAt(0).toUpperCase() + word.slice(1);
}
