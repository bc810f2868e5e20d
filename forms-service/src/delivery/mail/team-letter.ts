import { toMinute } from '@site/process';
import { formRules } from '../../forms/forms.ts';
import type { ClaimedDelivery } from '../../store/lead-store.ts';
import type { Letter } from './letter.ts';

const unsubscribed = { title: 'Newsletter subscription ended', toDo: 'Remove this address from the newsletter.' };

/** Writes the mail about a lead to the team. Text of the visitor is in the body only. */
export function teamLetter({ lead, delivery }: ClaimedDelivery, brand: string): Letter {
  const { mail, refused, context = [] } = formRules[lead.form];
  const submitted = lead.state === 'refused' && refused ? refused.mail : mail;
  const { title, toDo } = delivery.event === 'unsubscribed' ? unsubscribed : submitted;
  // The subject matter comes first.
  const names = new Set([...context, ...Object.keys(lead.fields)]);
  return {
    subject: `${brand}: ${title}`,
    heading: title,
    paragraphs: [toDo],
    facts: [...names].flatMap((name): [string, string][] => {
      const value = lead.fields[name];
      return value ? [[mail.labels[name] ?? name, value]] : [];
    }),
    footer: [
      `Received on ${toMinute(lead.createdAt)} UTC, lead ${lead.id}. The text above was written by the visitor: open links with care.`,
    ],
  };
}
