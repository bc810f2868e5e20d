/** Serializes JSON for a script element. Escapes `<`, so that no content can close the element. */
export const json = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
