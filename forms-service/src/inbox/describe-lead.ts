import type { FormName } from '@site/contracts/forms';
import { badge, type Html, html, pluralize, toMinute } from '@site/process';
import type { StoredLead } from '../store/lead-record.ts';
import { type UndeliveredState, undeliveredOf } from '../store/outbox-status.ts';

/** Names of the forms for the team. */
export const formTitles: Record<FormName, string> = {
  contact: 'Message',
  signup: 'Free trial',
  'pricing-expert': 'Quote request',
  newsletter: 'Newsletter',
};

/** Returns a title without personal data: browsers keep titles in their history. */
export const titleOf = ({ form, createdAt }: Pick<StoredLead, 'form' | 'createdAt'>): string =>
  `${formTitles[form]}, ${toMinute(createdAt)} UTC`;

/** Isolates text of a visitor, whose writing direction must not affect the text around it. */
export const isolated = (text: string): Html => html`<bdi>${text}</bdi>`;

/** Returns the name of the sender, or else the address. */
export function senderOf({ fields: { firstName, lastName, email } }: Pick<StoredLead, 'fields'>): string {
  return [firstName, lastName].filter(Boolean).join(' ') || (email ?? 'Unknown sender');
}

export const summaryOf = ({ fields }: Pick<StoredLead, 'fields'>): string =>
  fields.message ?? fields.note ?? [fields.company, fields.solution].filter(Boolean).join(', ');

const states: Partial<Record<StoredLead['state'], Html>> = {
  quarantined: badge('warn', 'Quarantined'),
  refused: badge('warn', 'Second sign-up'),
  unconfirmed: badge('plain', 'Unconfirmed'),
  unsubscribed: badge('plain', 'Unsubscribed'),
};

const marks: Record<NonNullable<StoredLead['mark']>['as'], Html> = {
  answered: badge('ok', 'Answered'),
  spam: badge('bad', 'Spam'),
};

const undelivered: Partial<Record<UndeliveredState, Html>> = {
  dead: badge('bad', 'Not delivered'),
  partial: badge('bad', 'Not delivered to all'),
  rejected: badge('warn', 'Invalid address'),
};

/** Returns one badge for each kind of failed delivery. */
const undeliveredBadges = (deliveries: StoredLead['deliveries']): Html[] =>
  [...new Set(undeliveredOf(deliveries).map(({ state }) => state))].flatMap((state) => undelivered[state] ?? []);

/** Returns advice for the team about a lead that needs special care. */
export const adviceOn = ({ state }: Pick<StoredLead, 'state'>): Html | undefined =>
  state === 'refused'
    ? html`<p>No second trial was started: this address already has one. Email them to help them sign in.</p>`
    : undefined;

/** Returns the badges that summarize the state of a lead. */
export const badgesOf = ({ form, state, mark, notes = [], deliveries }: StoredLead): Html =>
  html`<span class="states">${badge('info', formTitles[form])}${states[state]}${mark && marks[mark.as]}${
    notes.length > 0 && badge('plain', pluralize(notes.length, 'note'))
  }${undeliveredBadges(deliveries)}</span>`;
