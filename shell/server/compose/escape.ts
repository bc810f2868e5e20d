/** Text between tags. */
export const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Text in a double-quoted attribute. */
export const escapeAttribute = (text: string) => escapeText(text).replaceAll('"', '&quot;');

/** JSON inside a script element: no `<`, so that nothing in it can end the element. */
export const json = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
