/** Checks whether a path is a prefix or below it. The home page has nothing below it. */
export const isBelow = (path: string, prefix: string) =>
  path === prefix || (prefix !== '/' && path.startsWith(`${prefix}/`));
