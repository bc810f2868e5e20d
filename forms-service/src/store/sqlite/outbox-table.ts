import type { DatabaseSync } from 'node:sqlite';
import {
  type ClaimRequest,
  type Delivery,
  type DeliveryResult,
  leaseDue,
  type Reopened,
  type ReopenRequest,
  settleDelivery,
} from '../delivery.ts';
import type { ClaimedDelivery } from '../lead-store.ts';
import { type OutboxStatus, toOutboxStatus, type UndeliveredCount } from '../outbox-status.ts';
import { reopen as reopenIn } from '../reopen.ts';
import { deliveryColumns, type Row, toLead } from './rows.ts';

interface CountRow extends Pick<UndeliveredCount, 'channel' | 'deliveries'> {
  condition: UndeliveredCount['state'];
  /** As JSON has it, which sorts by time. */
  oldest: string;
}

/** The statements on deliveries; all but `outbox` must run in a transaction that already holds the write lock. */
export function createOutboxTable(database: DatabaseSync) {
  const due = database.prepare('SELECT * FROM leads WHERE due_at <= ? ORDER BY due_at LIMIT ?');
  const byId = database.prepare('SELECT * FROM leads WHERE id = ?');
  const byIds = database.prepare(
    `SELECT * FROM leads WHERE id IN (SELECT value FROM json_each(?)) AND state <> 'repeat'`,
  );
  const put = database.prepare(
    'UPDATE leads SET deliveries = $deliveries, due_at = $dueAt, dead = $dead WHERE id = $id',
  );
  const count = database.prepare(
    `SELECT one.value ->> '$.channel' AS channel, count(*) AS deliveries, min(one.value ->> '$.createdAt') AS oldest,
        CASE WHEN one.value ->> '$.state' = 'dead' AND EXISTS
          (SELECT 1 FROM json_each(one.value, '$.recipients') AS recipient WHERE recipient.value ->> '$.state' = 'accepted')
          THEN 'partial' ELSE one.value ->> '$.state' END AS condition
      FROM leads, json_each(leads.deliveries) AS one
      WHERE leads.id IN (SELECT id FROM leads WHERE due_at IS NOT NULL UNION ALL SELECT id FROM leads WHERE dead > 0)
        AND condition <> 'delivered'
      GROUP BY channel, condition`,
  );

  const write = (id: string, deliveries: Delivery[]) => put.run({ ...deliveryColumns(deliveries), id });

  function claim(request: ClaimRequest): ClaimedDelivery[] {
    const claimed: ClaimedDelivery[] = [];
    for (const row of due.all(request.now.getTime(), request.limit) as unknown as Row[]) {
      if (claimed.length === request.limit) break;
      const lead = toLead(row);
      const deliveries = leaseDue(lead.deliveries, { ...request, limit: request.limit - claimed.length });
      write(row.id, deliveries);
      const own = deliveries.filter(({ lease }) => lease === request.lease);
      claimed.push(...own.map((delivery) => ({ lead, delivery })));
    }
    return claimed;
  }

  function settle({ lead, delivery }: ClaimedDelivery, result: DeliveryResult): boolean {
    const row = byId.get(lead.id) as unknown as Row | undefined;
    const deliveries = row && settleDelivery(toLead(row).deliveries, delivery, result);
    if (deliveries) write(lead.id, deliveries);
    return deliveries !== undefined;
  }

  function reopen(request: ReopenRequest, now: Date): Reopened {
    const total = { leads: 0, deliveries: 0 };
    for (const row of byIds.all(JSON.stringify(request.ids)) as unknown as Row[]) {
      const reopened = reopenIn(toLead(row), request, now);
      if (!reopened) continue;
      write(row.id, reopened.deliveries);
      total.leads += 1;
      total.deliveries += reopened.count;
    }
    return total;
  }

  function outbox(): OutboxStatus {
    const rows = count.all() as unknown as CountRow[];
    return toOutboxStatus(
      rows.map(({ condition, oldest, ...row }) => ({ ...row, state: condition, oldest: new Date(oldest) })),
    );
  }

  return { claim, settle, reopen, outbox };
}
