import type { PageMeta } from '@site/contracts';

/** Metadata of the shell's own pages. */
export const shellPageMeta: Record<'notFound' | 'unavailable', PageMeta> = {
  notFound: {
    title: '404 Page Not Found | {brand}',
    description: 'There is no page at this address.',
    keywords: ['page not found'],
  },
  unavailable: {
    title: 'This page is away for a moment | {brand}',
    description: 'This part of the site cannot be shown right now.',
    keywords: ['temporarily unavailable'],
  },
};
