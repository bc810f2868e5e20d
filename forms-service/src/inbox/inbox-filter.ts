import { type FormName, formNames } from '@site/contracts/forms';
import * as z from 'zod';
import { DAY_MS } from '../durations.ts';
import { formRules } from '../forms/forms.ts';
import { foldAddress } from '../store/fold-address.ts';
import type { LeadRecord } from '../store/lead-record.ts';
import type { LeadFilter } from '../store/record-store.ts';

/** Views of the list, in the order of their tabs. */
export const leadViews = ['open', 'quarantined', 'answered', 'spam', 'all'] as const;

export type LeadView = (typeof leadViews)[number];

const FIRST_VIEW: LeadView = 'open';

/** Value of an empty or invalid field, which filters nothing. */
const none = undefined;
const day = z.iso.date().optional().catch(none);

const querySchema = z.object({
  show: z.enum(leadViews).catch(FIRST_VIEW),
  form: z.enum(formNames).optional().catch(none),
  address: z.string().trim().min(1).max(254).optional().catch(none),
  since: day,
  until: day,
  after: z.uuid().optional().catch(none),
});

/** Query of the list's address. */
export type InboxQuery = z.infer<typeof querySchema>;

export const parseInboxQuery = (given: unknown): InboxQuery => querySchema.parse(given ?? {});

/** Returns the query string of an address that shows the same list. */
function toQueryString({ show, ...query }: InboxQuery): string {
  const chosen = { ...(show !== FIRST_VIEW && { show }), ...query };
  const text = new URLSearchParams(Object.entries(chosen).filter(([, value]) => value)).toString();
  return text && `?${text}`;
}

export const listAddress = (query: InboxQuery): string => `/inbox/${toQueryString(query)}`;

/** @param list that its page leads back to */
export const leadAddress = ({ id }: Pick<LeadRecord, 'id'>, list: InboxQuery): string =>
  `/inbox/leads/${id}${toQueryString(list)}`;

/** Describes the query for the audit log, without the address, which is personal data. */
export const describeQuery = ({ show, form, since, until }: InboxQuery): string =>
  Object.entries({ show, form, since, until })
    .flatMap(([name, value]) => (value ? [`${name}=${value}`] : []))
    .join(' ');

/** Returns the part of a query that the store can filter: its indexes lack marks and answers. */
export const toFilter = ({ show, form, address, since, until }: InboxQuery): LeadFilter => ({
  ...(form && { form }),
  ...(show === 'quarantined' && { state: 'quarantined' }),
  ...(address && { address: foldAddress(address) }),
  ...(since && { since: new Date(since) }),
  ...(until && { until: new Date(Date.parse(until) + DAY_MS) }),
});

/** Subscriptions need no answer, and their owners confirm those in quarantine. */
const waitsForAnswer = (form: FormName) => !formRules[form].isMembership;

/** Checks the part of a query that the store cannot filter. */
export function isShown(
  { show, form: requestedForm }: Pick<InboxQuery, 'show' | 'form'>,
  { form, mark }: Pick<LeadRecord, 'form' | 'mark'>,
): boolean {
  switch (show) {
    case 'all':
      return true;
    case 'answered':
    case 'spam':
      return mark?.as === show;
    case 'quarantined':
    case 'open':
      return mark === undefined && (requestedForm !== undefined || waitsForAnswer(form));
  }
}
