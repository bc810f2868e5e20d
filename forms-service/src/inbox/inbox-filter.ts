import { type FormName, formNames } from '@site/contracts/forms';
import * as z from 'zod';
import { DAY_MS } from '../durations.ts';
import { formRules } from '../forms/forms.ts';
import { foldAddress } from '../store/fold-address.ts';
import type { LeadRecord } from '../store/lead-record.ts';
import type { LeadFilter } from '../store/record-store.ts';

/** What the team looks for, in the order in which it is offered. */
export const shown = ['open', 'quarantined', 'answered', 'spam', 'all'] as const;

/** A field that is empty, or was tampered with, filters nothing. */
const none = undefined;
const day = z.iso.date().optional().catch(none);

const querySchema = z.object({
  show: z.enum(shown).catch('open'),
  form: z.enum(formNames).optional().catch(none),
  address: z.string().trim().min(1).max(254).optional().catch(none),
  since: day,
  until: day,
  after: z.uuid().optional().catch(none),
});

/** As it stands in the address of a page. */
export type InboxQuery = z.infer<typeof querySchema>;

export const parseInboxQuery = (given: unknown): InboxQuery => querySchema.parse(given ?? {});

/** Query of an address that shows the same. */
export function toQueryString(query: InboxQuery): string {
  const text = new URLSearchParams(Object.entries(query).filter(([, value]) => value)).toString();
  return text && `?${text}`;
}

/** What the store is asked for: its indexes know neither marks nor who waits for an answer. */
export const toFilter = ({ show, form, address, since, until }: InboxQuery): LeadFilter => ({
  ...(form && { form }),
  ...(show === 'quarantined' && { state: 'quarantined' }),
  ...(address && { address: foldAddress(address) }),
  ...(since && { since: new Date(since) }),
  ...(until && { until: new Date(Date.parse(until) + DAY_MS) }),
});

/** Nobody waits for an answer who has only subscribed. */
const waitsForAnswer = (form: FormName) => !formRules[form].isMembership;

/** Whether a lead that the store has found is among those to show. */
export function isShown({ show, form: asked }: InboxQuery, { form, mark }: Pick<LeadRecord, 'form' | 'mark'>): boolean {
  switch (show) {
    case 'all':
      return true;
    case 'answered':
    case 'spam':
      return mark?.as === show;
    case 'quarantined':
      return mark === undefined;
    case 'open':
      return mark === undefined && (asked !== undefined || waitsForAnswer(form));
  }
}
