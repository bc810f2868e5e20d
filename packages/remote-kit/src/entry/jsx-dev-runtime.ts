import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

export { Fragment };

/** React's development build also creates elements in `jsx-runtime`, which the shell shares. */
export const jsxDEV = (type: Parameters<typeof jsx>[0], props: unknown, key?: string, hasStaticChildren?: boolean) =>
  hasStaticChildren ? jsxs(type, props, key) : jsx(type, props, key);
