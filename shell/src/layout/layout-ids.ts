/** Ids by which scripts find elements of the layout. */
export const layoutIds = {
  header: 'header',
  main: 'main',
  newsletter: 'newsletter',
  toasts: 'toasts',
  announcement: 'announcement',
};

/** Prefix of React's ids in the newsletter form, which is a separate root from the page. */
export const NEWSLETTER_ID_PREFIX = 'newsletter-';
