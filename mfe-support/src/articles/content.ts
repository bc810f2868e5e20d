/** What every article page repeats. */
export const content = {
  back: 'Back to Help Center',
  contents: 'On this page',
  related: 'Read next',
  trial: 'Start Free Trial',
  readingTime: (minutes: number) => `${minutes} min read`,
} as const;
