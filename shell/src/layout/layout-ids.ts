/** Elements of the layout by which scripts find them in the document. */
export const layoutIds = {
  header: 'header',
  main: 'main',
  newsletter: 'newsletter',
  toasts: 'toasts',
  announcement: 'announcement',
};

/** Prefix of the ids that React makes in the newsletter form, a root of its own beside that of the page. */
export const NEWSLETTER_ID_PREFIX = 'newsletter-';
