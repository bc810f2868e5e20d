import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

export { Fragment };

/** React for development makes elements in `jsx-runtime`, too, which is the one that the shell shares. */
export const jsxDEV = (type: Parameters<typeof jsx>[0], props: unknown, key?: string, hasStaticChildren?: boolean) =>
  hasStaticChildren ? jsxs(type, props, key) : jsx(type, props, key);
