/** Value of `aria-current` for a link on the page at `path`. */
export const currentPage = (href: string | null, path?: string) => (href === path ? 'page' : undefined);
