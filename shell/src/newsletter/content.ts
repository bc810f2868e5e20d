/** Accessible name of the form. */
export const newsletterName = 'Newsletter';

export const newsletterLabels = {
  submit: 'Subscribe',
  pending: 'Subscribing...',
  sent: 'Subscribed.',
  fields: { email: 'Email address' },
};
