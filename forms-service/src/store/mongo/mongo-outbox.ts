import { type FormName, formNames } from '@site/contracts/forms';
import { trusted } from 'mongoose';
import {
  type ClaimRequest,
  type Delivery,
  leaseDue,
  type Reopened,
  type ReopenRequest,
  settleDelivery,
} from '../delivery.ts';
import type { ClaimedDelivery, Outbox } from '../lead-store.ts';
import { createUndeliveredCounts, type OutboxStatus, toOutboxStatus } from '../outbox-status.ts';
import { reopen as reopenIn } from '../reopen.ts';
import { changeLead } from './change-lead.ts';
import type { LockModel } from './lead-lock.ts';
import type { LeadDocument, LeadModel } from './lead-models.ts';
import { toLead } from './to-lead.ts';

const isOpen = { dueAt: trusted({ $exists: true }) };
const isDead = { dead: trusted({ $gt: 0 }) };

const ownOf = (deliveries: Delivery[], { lease }: ClaimRequest) => deliveries.filter((each) => each.lease === lease);

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** The deliveries inside the documents of all forms. */
export function createMongoOutbox(models: Record<FormName, LeadModel>, locks: LockModel): Outbox {
  async function findDue(form: FormName, { now, limit }: ClaimRequest) {
    const query = models[form].find({ dueAt: trusted({ $lte: now }) }).sort({ dueAt: 1 });
    const documents = await query.limit(limit).lean<LeadDocument[]>();
    return documents.map(({ _id, dueAt = now, deliveries = [] }) => ({ form, _id, dueAt, deliveries }));
  }

  async function claimOf(form: FormName, _id: string, request: ClaimRequest): Promise<ClaimedDelivery[]> {
    const claim = await changeLead({
      model: models[form],
      locks,
      filter: { _id },
      // Whoever changes it now is claiming it, or will have made it due again.
      mayWait: false,
      change({ state, deliveries = [] }) {
        const leased = leaseDue(deliveries, request);
        return ownOf(leased, request).length > 0 ? { state, deliveries: leased } : undefined;
      },
    });
    if (!claim?.changed) return [];
    const lead = toLead(form, claim.found);
    return ownOf(claim.changed.deliveries, request).map((delivery) => ({ lead, delivery }));
  }

  async function claim(request: ClaimRequest): Promise<ClaimedDelivery[]> {
    const found = (await Promise.all(formNames.map((form) => findDue(form, request)))).flat();
    let { limit } = request;
    const claims: Promise<ClaimedDelivery[]>[] = [];
    for (const { form, _id, deliveries } of found.sort((a, b) => a.dueAt.getTime() - b.dueAt.getTime())) {
      const due = ownOf(leaseDue(deliveries, { ...request, limit }), request).length;
      if (due > 0) claims.push(claimOf(form, _id, { ...request, limit: due }));
      limit -= due;
    }
    return (await Promise.all(claims)).flat();
  }

  async function settle({ lead, delivery }: ClaimedDelivery, result: Parameters<Outbox['settle']>[1]) {
    const settled = await changeLead({
      model: models[lead.form],
      locks,
      filter: { _id: lead.id },
      change({ state, deliveries = [] }) {
        const next = settleDelivery(deliveries, delivery, result);
        return next && { state, deliveries: next };
      },
    });
    return settled?.changed !== undefined;
  }

  async function reopenOf(form: FormName, request: ReopenRequest, now: Date): Promise<number[]> {
    const counts: number[] = [];
    const found = await models[form].find({ _id: trusted({ $in: request.ids }) }, { _id: 1 }).lean();
    for (const { _id } of found) {
      let count = 0;
      const outcome = await changeLead({
        model: models[form],
        locks,
        filter: { _id },
        change(document) {
          const reopened = reopenIn(toLead(form, document), request, now);
          count = reopened?.count ?? 0;
          return reopened && { state: document.state, deliveries: reopened.deliveries };
        },
      });
      if (outcome?.changed) counts.push(count);
    }
    return counts;
  }

  async function outbox(): Promise<OutboxStatus> {
    const counts = createUndeliveredCounts();
    for (const form of formNames) {
      const open = models[form].find({ $or: [isOpen, isDead] }, { deliveries: 1 }).lean<LeadDocument[]>();
      for await (const { deliveries = [] } of open.cursor()) deliveries.forEach(counts.add);
    }
    return toOutboxStatus(counts.read());
  }

  return {
    claim,
    settle,
    async reopen(request: ReopenRequest, now: Date): Promise<Reopened> {
      const counts = (await Promise.all(formNames.map((form) => reopenOf(form, request, now)))).flat();
      return { leads: counts.length, deliveries: sum(counts) };
    },
    outbox,
  };
}
