const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'];

/**
 * First line of an error summary.
 * @param count number of fields to correct
 */
export function correctionsTitle(count: number): string {
  return `${NUMBERS[count] ?? count} ${count === 1 ? 'field needs' : 'fields need'} a correction.`;
}
