/** Words that every legal page repeats. */
export const words = {
  back: { href: '/', label: 'Home' },
  updated: (day: string) => `Last updated ${day}`,
  summary: 'In short',
  contents: 'On this page',
  related: 'See also',
};
