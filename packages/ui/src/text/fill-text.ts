/**
 * Fills the placeholders of a text other than Markdown, such as front matter.
 * @example fillText('{trialDays} days', { trialDays: 14 }) // '14 days'
 */
export const fillText = (text: string, values: object): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name) => String(values[name as keyof typeof values]));
