import type { LeadField } from '@site/contracts/forms';
import { newsletterAccepted } from '@site/contracts/forms/newsletter/copy';
import type { FormDefinition } from '../form-definition.ts';

export const newsletter: FormDefinition<LeadField<'newsletter'>> = {
  form: 'newsletter',
  title: 'Newsletter',
  labels: { submit: 'Subscribe', pending: 'Subscribing...', fields: { email: 'Email address' } },
  copy: {
    sent: 'Subscribed.',
    sentUnchecked: {
      title: 'One more step.',
      description: 'Check your inbox: your subscription starts when you open the link in our email.',
    },
    success: () => ({ title: 'Successfully subscribed!', description: newsletterAccepted }),
    failure: {
      title: 'Subscription failed',
      refused: 'Failed to subscribe to newsletter',
      unreachable: 'Failed to subscribe to newsletter',
      showsBrowserErrors: true,
    },
    // Specification, section 5.
    invalid: { title: 'Invalid email', description: 'Please enter a valid email address.' },
  },
  captcha: { theme: 'dark', bypass: 'You can subscribe without it.' },
  worksWithoutScripts: true,
  requiredToSubmit: ['captcha', 'email'],
};
