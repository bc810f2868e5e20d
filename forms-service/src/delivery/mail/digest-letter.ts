import { formRules } from '../../forms/forms.ts';
import type { AwaitingReview } from '../../quarantine/awaiting-review.ts';
import type { Letter } from './letter.ts';

const minute = (time: Date) => `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** Writes the reminder of quarantined leads, without any of their content. */
export function digestLetter(waiting: AwaitingReview[], brand: string): Letter {
  const total = waiting.reduce((sum, { leads }) => sum + leads, 0);
  const title = total === 1 ? 'One lead is waiting for review' : `${total} leads are waiting for review`;
  const oldest = new Date(Math.min(...waiting.map((each) => each.oldest.getTime())));
  return {
    subject: `${brand}: ${title}`,
    heading: title,
    paragraphs: [
      'They looked automated or came without JavaScript, so nobody was told about them. Some may be from people who are waiting for an answer.',
    ],
    facts: [
      ...waiting.map(({ form, leads }): [string, string] => [formRules[form].mail.title, String(leads)]),
      ['The first came in', minute(oldest)],
      ['See them', 'npm run leads -- list --state quarantined'],
      ['Read one', 'npm run leads -- show ID'],
      ['Send one to the team', 'npm run leads -- release ID'],
      ['Put one aside', 'npm run leads -- mark ID --as spam'],
    ],
    footer: ['This is sent once a day, while leads are waiting.'],
  };
}
