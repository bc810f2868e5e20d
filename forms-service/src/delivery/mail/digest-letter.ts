import { toMinute } from '@site/process';
import { formRules } from '../../forms/forms.ts';
import type { Unreviewed } from '../../quarantine/unreviewed.ts';
import type { Letter } from './letter.ts';

const reasons = {
  one: 'It looked automated or came without JavaScript, so the team was not notified. It may be from a person who is waiting for an answer.',
  several:
    'They looked automated or came without JavaScript, so the team was not notified. Some may be from people who are waiting for an answer.',
};

interface DigestContext {
  brand: string;
  /** Whether the team can sign in to the inbox. */
  hasInbox: boolean;
}

/** Writes the reminder of unreviewed leads, without any of their content. */
export function digestLetter(unreviewed: Unreviewed[], { brand, hasInbox }: DigestContext): Letter {
  const total = unreviewed.reduce((sum, { leads }) => sum + leads, 0);
  const title = total === 1 ? 'One lead is waiting for review' : `${total} leads are waiting for review`;
  const oldest = new Date(Math.min(...unreviewed.map((each) => each.oldest.getTime())));
  return {
    subject: `${brand}: ${title}`,
    heading: title,
    paragraphs: [total === 1 ? reasons.one : reasons.several],
    facts: [
      ...unreviewed.map(({ form, leads }): [string, string] => [formRules[form].mail.title, String(leads)]),
      [total === 1 ? 'Received' : 'First received', `${toMinute(oldest)} UTC`],
      ...(hasInbox ? [['In the inbox', '/inbox/?show=quarantined'] satisfies [string, string]] : []),
      ['List', 'npm run leads -- list --state quarantined --show open'],
      ['Read one', 'npm run leads -- show ID'],
      ['Send one to the team', 'npm run leads -- release ID'],
      ['Put one aside', 'npm run leads -- mark ID --as spam'],
    ],
    footer: ['This is sent once a day, while leads are waiting.'],
  };
}
