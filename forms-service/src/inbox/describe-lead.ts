import type { FormName } from '@site/contracts/forms';
import { badge, type Html, html, pluralize } from '@site/process';
import { type UndeliveredState, undeliveredOf } from '../store/outbox-status.ts';
import type { InboxLead } from './find-leads.ts';

/** What the team calls what comes in by a form. */
export const formTitles: Record<FormName, string> = {
  contact: 'Message',
  signup: 'Free trial',
  'pricing-expert': 'Quote request',
  newsletter: 'Newsletter',
};

/** What a visitor wrote, kept from turning the text around it. */
export const written = (text: string): Html => html`<bdi>${text}</bdi>`;

/** Name of whoever sent it, or else the address. */
export function senderOf({ fields: { firstName, lastName, email } }: Pick<InboxLead, 'fields'>): string {
  return [firstName, lastName].filter(Boolean).join(' ') || (email ?? 'Somebody');
}

export const summaryOf = ({ fields }: Pick<InboxLead, 'fields'>): string =>
  fields.message ?? fields.note ?? [fields.company, fields.solution].filter(Boolean).join(', ');

const states: Partial<Record<InboxLead['state'], Html>> = {
  quarantined: badge('warn', 'Quarantined'),
  refused: badge('warn', 'Second sign-up'),
  unconfirmed: badge('plain', 'Not confirmed'),
  unsubscribed: badge('plain', 'Unsubscribed'),
};

const marks: Record<NonNullable<InboxLead['mark']>['as'], Html> = {
  answered: badge('ok', 'Answered'),
  spam: badge('bad', 'Spam'),
};

const undelivered: Partial<Record<UndeliveredState, Html>> = {
  dead: badge('bad', 'Not delivered'),
  partial: badge('bad', 'Not delivered to all'),
  rejected: badge('warn', 'Wrong address'),
};

/** Messages about a lead that nobody tries to deliver any more: each kind once. */
const undeliveredBadges = (deliveries: InboxLead['deliveries']): Html[] =>
  [...new Set(undeliveredOf(deliveries).map(({ state }) => state))].flatMap((state) => undelivered[state] ?? []);

/** What the team has to know before it does what a lead asks for. */
export const adviceOn = ({ state }: Pick<InboxLead, 'state'>): Html | undefined =>
  state === 'refused'
    ? html`<p>No second trial was started: there is one for this address already. An email from you helps them in.</p>`
    : undefined;

/** How things are with a lead, in a few words. */
export const badgesOf = ({ form, state, mark, notes = [], deliveries }: InboxLead): Html =>
  html`<span class="states">${badge('info', formTitles[form])}${states[state]}${mark && marks[mark.as]}${
    notes.length > 0 && badge('plain', pluralize(notes.length, 'note'))
  }${undeliveredBadges(deliveries)}</span>`;
