import { createLeadIds } from '../../submissions/lead-id.ts';
import type { LeadAdministration } from '../lead-administration.ts';
import { isLead, toLead } from '../lead-record.ts';
import type { Lead, NewLead } from '../lead-store.ts';

const newLeadId = createLeadIds(() => new Date());

type Given = Partial<NewLead> & { key?: string; challengeId?: string; requestHash?: string };

/** Creates a lead with the one field that all forms have, plus the given values. */
export function lead(given: Given = {}): NewLead {
  const { key, challengeId, requestHash = 'hash', ...rest } = given;
  return {
    id: newLeadId(),
    form: 'contact',
    state: 'stored',
    createdAt: new Date(),
    fields: { email: 'mara@lantern.example' },
    deliveries: [],
    receipt: { idempotencyKey: key, requestHash, captcha: { provider: 'altcha', verdict: 'verified', challengeId } },
    ...rest,
  };
}

/** Creates a subscription that holds its address. */
export const subscription = (given: Given = {}) =>
  lead({
    form: 'newsletter',
    fields: { email: 'Mara@lantern.example' },
    soleAddress: 'mara@lantern.example',
    ...given,
  });

/** Returns all leads, newest first. */
export async function storedLeads(
  { readPage }: Pick<LeadAdministration, 'readPage'>,
  form?: NewLead['form'],
): Promise<Lead[]> {
  const kept = await readPage({ form, order: 'newest-first', limit: 1_000 });
  return kept.filter(isLead).map(toLead);
}
