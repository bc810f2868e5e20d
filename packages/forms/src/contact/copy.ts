import { contactAccepted } from '@site/contracts/forms/contact/copy';
import type { FormDefinition } from '../form-definition.ts';

/** Copy shared by the forms that start a conversation with the team (specification, section 8). */
export const contactCopy: FormDefinition['copy'] = {
  sent: 'Sent.',
  success: () => ({ title: 'Message sent successfully!', description: contactAccepted }),
  failure: {
    title: 'Error sending message',
    refused: 'Please try again later.',
    unreachable: 'Please try again later.',
    showsBrowserErrors: false,
  },
};
