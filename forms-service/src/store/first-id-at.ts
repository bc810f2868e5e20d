/** Returns a text that sorts before all ids from this moment and after all earlier ones. */
export function firstIdAt(moment: Date): string {
  const digits = moment.getTime().toString(16).padStart(12, '0');
  return `${digits.slice(0, 8)}-${digits.slice(8)}`;
}
