/** What all ids from this moment on are greater than, as text, and all earlier ones are less than. */
export function firstIdAt(moment: Date): string {
  const digits = moment.getTime().toString(16).padStart(12, '0');
  return `${digits.slice(0, 8)}-${digits.slice(8)}`;
}
