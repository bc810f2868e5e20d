/** Value of `aria-current` for a link on the page at `path`. */
export const currentPage = (href: string | null, path?: string) => (href === path ? 'page' : undefined);

/**
 * Checks whether the page at `path` is below an entry.
 * @param below paths; one that ends in a slash stands for its folder
 */
export const isBelowEntry = (below: readonly string[], path: string) =>
  below.some((one) => one === path || (one.endsWith('/') && path.startsWith(one)));
