/** Words that every article page repeats. */
export const words = {
  back: 'Back to Help Center',
  contents: 'On this page',
  related: 'Read next',
  trial: 'Start Free Trial',
  readingTime: (minutes: number) => `${minutes} min read`,
};
