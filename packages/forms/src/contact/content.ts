import type { ContactPayload, teamSizes as contractTeamSizes } from '@site/contracts/forms';

// Written again because the contract's list comes with its schemas, which a page must not load; the types keep both equal.
const teamSizes = ['1-10', '11-50', '51-200', '200+'] as const satisfies typeof contractTeamSizes;

export const teamSizeOptions = teamSizes.map((value) => ({ value, label: `${value} employees` }));

type ContactField = Exclude<keyof ContactPayload, 'topic' | 'captcha' | 'website' | 'elapsedMs'>;

const fields: Record<ContactField, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  company: 'Company',
  teamSize: 'Team size',
  message: 'Message',
};

export const contactLabels = { submit: 'Send message', pending: 'Sending...', sent: 'Sent.', fields };

export const contactTitle = 'Send a message';

/** What the message starts with when the visitor arrived for a topic. */
export const messageFor = (topicTitle: string) => `I am writing about: ${topicTitle}.\n\n`;
