/** JSON inside a script element: no `<`, so that nothing in it can end the element. */
export const json = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
