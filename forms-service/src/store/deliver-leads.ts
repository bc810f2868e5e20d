import { changeRecord } from './change-record.ts';
import {
  type ClaimRequest,
  type Delivery,
  type DeliveryResult,
  latestRetry,
  leaseDue,
  type Reopened,
  type ReopenRequest,
  settleDelivery,
  transportOf,
} from './delivery.ts';
import { isLead, type LeadRecord, toLead } from './lead-record.ts';
import type { ClaimedDelivery, Lead } from './lead-store.ts';
import type { RecordStore } from './record-store.ts';
import { reopen } from './reopen.ts';
import { isAccurate } from './subscription.ts';

/** Finds leads with due deliveries: the longest due first, then those that a clock that ran ahead has postponed. */
async function findDue(records: RecordStore, request: ClaimRequest): Promise<LeadRecord[]> {
  const { transport, now, limit } = request;
  const due = await records.pageByTime(`${transport}DueAt`, { until: now }, limit);
  if (due.length === limit) return due;
  return [...due, ...(await records.pageByTime(`${transport}DueAt`, { after: latestRetry(request) }, limit))];
}

/** Detects a message that contradicts its subscription by now, and is not in flight. */
const isOutdated = ({ form, state }: Pick<Lead, 'form' | 'state'>, delivery: Delivery, now: Date) =>
  form === 'newsletter' && delivery.state === 'waiting' && delivery.dueAt <= now && !isAccurate(delivery, state);

const isSame = (before: Delivery[], after: Delivery[]) =>
  before.length === after.length && before.every((delivery, index) => delivery === after[index]);

/**
 * A lease that nobody knows of holds its delivery back until it ends. So one failed write does not hide the others: its
 * record stays due.
 */
async function collect(claims: Promise<ClaimedDelivery[]>[]): Promise<ClaimedDelivery[]> {
  const settled = await Promise.allSettled(claims);
  const claimed = settled.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
  const failure = settled.find((each) => each.status === 'rejected');
  if (failure && claimed.length === 0) throw failure.reason;
  return claimed;
}

/**
 * Leases due deliveries and drops outdated ones; skips those that another worker claimed first, or whose record could
 * not be written.
 * @throws StoreUnavailable when a write failed and nothing was leased
 */
export async function claimDue(records: RecordStore, request: ClaimRequest): Promise<ClaimedDelivery[]> {
  const { transport, lease, now } = request;
  let { limit } = request;
  const claims: Promise<ClaimedDelivery[]>[] = [];
  for (const record of (await findDue(records, request)).filter(isLead)) {
    const accurate = record.deliveries.filter((each) => !isOutdated(record, each, now));
    const deliveries = leaseDue(accurate, { ...request, limit });
    if (isSame(record.deliveries, deliveries)) continue;
    const claimed = deliveries.filter((each) => each.lease === lease && transportOf(each.channel) === transport);
    limit -= claimed.length;
    const lead = toLead(record);
    const writing = records.update({ ...record, deliveries });
    claims.push(writing.then((isOurs) => (isOurs ? claimed.map((delivery) => ({ lead, delivery })) : [])));
  }
  return collect(claims);
}

/** Records the result of an attempt, unless its lease was lost. */
export async function settle(
  records: RecordStore,
  { lead, delivery }: ClaimedDelivery,
  result: DeliveryResult,
): Promise<boolean> {
  const outcome = await changeRecord(records, lead, ({ deliveries }) => {
    const settled = settleDelivery(deliveries, delivery, result);
    return settled && { deliveries: settled };
  });
  return outcome === 'changed';
}

/** Reopens deliveries of the given leads. */
export async function reopenLeads(records: RecordStore, request: ReopenRequest, now: Date): Promise<Reopened> {
  const total = { leads: 0, deliveries: 0 };
  const reopenOne = async (id: string) => {
    let count = 0;
    const outcome = await changeRecord(records, { id }, (found) => {
      const reopened = isLead(found) ? reopen(found, request, now) : undefined;
      count = reopened?.count ?? 0;
      return reopened && { deliveries: reopened.deliveries };
    });
    if (outcome !== 'changed') return;
    total.leads += 1;
    total.deliveries += count;
  };
  await Promise.all(request.ids.map(reopenOne));
  return total;
}
