import { formDefinitions } from '../../forms/forms.ts';
import type { ClaimedDelivery } from '../../store/lead-store.ts';
import type { Letter } from './letter.ts';

/** Tells the team about a lead. What the visitor wrote stands in the body only. */
export function teamLetter({ lead, delivery }: ClaimedDelivery, brand: string): Letter {
  const { mail, context = [] } = formDefinitions[lead.form];
  // What it is about comes first.
  const names = new Set([...context, ...Object.keys(lead.fields)]);
  const title = delivery.event === 'unsubscribed' ? 'Newsletter subscription ended' : mail.title;
  const when = lead.createdAt.toISOString().slice(0, 16).replace('T', ' ');
  return {
    subject: `${brand}: ${title}`,
    heading: title,
    paragraphs: [delivery.event === 'unsubscribed' ? 'Remove this address from the newsletter.' : mail.toDo],
    facts: [...names].flatMap((name): [string, string][] => {
      const value = lead.fields[name];
      return value ? [[mail.labels[name] ?? name, value]] : [];
    }),
    footer: [
      `Received on ${when} UTC, lead ${lead.id}. The text above was written by the visitor: open links with care.`,
    ],
  };
}
