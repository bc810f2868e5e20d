import type { DatabaseSync } from 'node:sqlite';
import type { FormName } from '@site/contracts/forms';
import type { Earlier, Lead, LeadQuery, MembershipChange, NewLead, SaveOutcome } from '../lead-store.ts';
import { repeatFields } from '../repeat.ts';
import { changeMembership, takeOver } from '../subscription.ts';
import { deliveryColumns, type Row, receiptColumns, toLead } from './rows.ts';

/**
 * The statements on the table of leads. `save` and `changeMembership` look before they write, so they must run in a
 * transaction that already holds the write lock.
 */
export function createLeadTable(database: DatabaseSync) {
  const one = (sql: string) => {
    const statement = database.prepare(sql);
    return (...values: (string | number)[]) => statement.get(...values) as Row | undefined;
  };
  const byKey = one('SELECT * FROM leads WHERE form = ? AND idempotency_key = ?');
  const byChallenge = one('SELECT * FROM leads WHERE form = ? AND challenge_id = ?');
  const byAddress = one('SELECT * FROM leads WHERE form = ? AND sole_address = ?');
  const subscription = one(`SELECT * FROM leads WHERE id = ? AND form = 'newsletter' AND state <> 'repeat'`);
  const newest = database.prepare(
    `SELECT * FROM leads WHERE state <> 'repeat' AND (?1 IS NULL OR form = ?1) ORDER BY id DESC LIMIT ?2`,
  );
  const insert = database.prepare(
    `INSERT INTO leads VALUES ($id, $form, $state, $createdAt, $fields, $address, $key, $hash, $provider, $verdict,
      $challenge, $deliveries, $dueAt, $dead)`,
  );
  const move = database.prepare(
    'UPDATE leads SET state = $state, deliveries = $deliveries, due_at = $dueAt, dead = $dead WHERE id = $id',
  );
  const renewReceipt = database.prepare(
    `UPDATE leads SET idempotency_key = $key, request_hash = $hash, captcha_provider = $provider,
      captcha_verdict = $verdict, challenge_id = $challenge WHERE id = $id`,
  );

  const write = (lead: NewLead, state: Row['state'], kept: Pick<NewLead, 'fields' | 'soleAddress' | 'deliveries'>) =>
    insert.run({
      ...receiptColumns(lead),
      ...deliveryColumns(kept.deliveries),
      id: lead.id,
      form: lead.form,
      state,
      createdAt: lead.createdAt.getTime(),
      fields: JSON.stringify(kept.fields),
      address: kept.soleAddress ?? null,
    });

  const moveTo = (id: string, { state, deliveries }: Pick<Lead, 'state' | 'deliveries'>) =>
    move.run({ ...deliveryColumns(deliveries), id, state });

  function findEarlier(form: FormName, key: string): Earlier | undefined {
    const row = byKey(form, key);
    return row && { outcome: row.state === 'repeat' ? 'address-taken' : 'stored', requestHash: row.request_hash };
  }

  function save(lead: NewLead): SaveOutcome {
    const { form, receipt, soleAddress } = lead;
    const earlier = receipt.idempotencyKey && findEarlier(form, receipt.idempotencyKey);
    if (earlier) return { outcome: 'replayed', earlier };
    const { challengeId } = receipt.captcha;
    if (challengeId && byChallenge(form, challengeId)) return { outcome: 'captcha-used' };
    const holder = soleAddress && byAddress(form, soleAddress);
    const next = holder && takeOver(toLead(holder), lead);
    if (next) {
      moveTo(holder.id, next);
      renewReceipt.run({ ...receiptColumns(lead), id: holder.id });
      return { outcome: 'stored' };
    }
    if (soleAddress && holder) write(lead, 'repeat', { fields: repeatFields(soleAddress), deliveries: [] });
    else write(lead, lead.state, lead);
    return { outcome: holder ? 'address-taken' : 'stored' };
  }

  function change({ id, to, notices }: MembershipChange): 'changed' | 'unchanged' | 'unknown' {
    const row = subscription(id);
    if (!row) return 'unknown';
    const next = changeMembership(toLead(row), to, notices);
    if (next) moveTo(id, next);
    return next ? 'changed' : 'unchanged';
  }

  const list = ({ form, limit = -1 }: LeadQuery): Lead[] =>
    (newest.all(form ?? null, limit) as unknown as Row[]).map(toLead);

  return { findEarlier, save, changeMembership: change, list };
}
