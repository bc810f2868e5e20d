import { createLeadAdministration } from './administer-leads.ts';
import { changeRecord } from './change-record.ts';
import { claimDue, reopenLeads, settle } from './deliver-leads.ts';
import type { Store } from './lead-administration.ts';
import { isLead } from './lead-record.ts';
import type { MembershipChange } from './lead-store.ts';
import { toOutboxStatus } from './outbox-status.ts';
import type { RecordStore } from './record-store.ts';
import { findEarlier, saveLead } from './save-lead.ts';
import { changeMembership, isEnded } from './subscription.ts';

type SubscriptionChange = Omit<MembershipChange, 'notices'>;

async function checkSubscription(records: RecordStore, { id, to }: SubscriptionChange) {
  const found = await records.get(id, 'newsletter');
  if (found?.form !== 'newsletter' || !isLead(found)) return 'unknown';
  return isEnded(found, to) ? 'ended' : 'open';
}

async function changeSubscription(records: RecordStore, change: MembershipChange) {
  const outcome = await checkSubscription(records, change);
  if (outcome !== 'open') return outcome;
  const { id, to, notices } = change;
  return changeRecord(records, { id, form: 'newsletter' }, (kept) =>
    isLead(kept) ? changeMembership(kept, to, notices) : undefined,
  );
}

/** Creates a lead store on a record store. */
export function createLeadStore(records: RecordStore): Store {
  return {
    ...createLeadAdministration(records),
    save: (lead) => saveLead(records, lead),
    findEarlier: (form, key, now) => findEarlier(records, form, key, now),
    changeMembership: (change) => changeSubscription(records, change),
    checkMembership: (change) => checkSubscription(records, change),
    claim: (request) => claimDue(records, request),
    settle: (claimed, result) => settle(records, claimed, result),
    reopen: (request, now) => reopenLeads(records, request, now),
    outbox: async () => toOutboxStatus(await records.countUndelivered()),
    check: () => records.check(),
    close: () => records.close(),
  };
}
