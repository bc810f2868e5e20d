/** Copy shared by all legal pages. */
export const words = {
  back: { href: '/', label: 'Home' },
  updated: (day: string) => `Last updated ${day}`,
  summary: 'In short',
  contents: 'On this page',
  related: 'See also',
};
