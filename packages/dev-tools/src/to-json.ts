/** Returns the text of a JSON file. */
export const toJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
