/** Copy shared by all article pages. */
export const content = {
  back: 'Back to Help Center',
  contents: 'On this page',
  related: 'Read next',
  trial: 'Start Free Trial',
  author: (name: string, role: string) => `${name}, ${role}`,
  updated: (day: string) => `Updated ${day}`,
  readingTime: (minutes: number) => `${minutes} min read`,
} as const;
