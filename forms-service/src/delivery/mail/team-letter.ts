import type { FormName } from '@site/contracts/forms';
import type { ClaimedDelivery } from '../../store/lead-store.ts';
import type { Letter } from './letter.ts';

const newLead: Record<FormName, string> = {
  contact: 'New message from the contact form',
  'pricing-expert': 'New question about prices',
  signup: 'New free trial',
  newsletter: 'New newsletter subscriber',
};

const labels: Record<string, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'E-mail',
  company: 'Company',
  teamSize: 'Team size',
  employees: 'Employees',
  phone: 'Phone',
  topic: 'Topic',
  solution: 'Solution',
  contactMethod: 'Answer by',
  note: 'Note',
  message: 'Message',
};

/** Tells the team about a lead. What the visitor wrote stands in the body only. */
export function teamLetter({ lead, delivery }: ClaimedDelivery, brand: string): Letter {
  const title = delivery.event === 'unsubscribed' ? 'Newsletter subscription ended' : newLead[lead.form];
  const when = lead.createdAt.toISOString().slice(0, 16).replace('T', ' ');
  return {
    subject: `${brand}: ${title}`,
    heading: title,
    paragraphs: delivery.event === 'unsubscribed' ? ['Remove this address from the newsletter.'] : [],
    facts: Object.entries(lead.fields).map(([name, value]) => [labels[name] ?? name, value]),
    footer: [
      `Received on ${when} UTC, lead ${lead.id}. The text above was written by the visitor: open links with care.`,
    ],
  };
}
