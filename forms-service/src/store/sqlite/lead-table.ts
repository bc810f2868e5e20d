import type { DatabaseSync } from 'node:sqlite';
import type { FormName } from '@site/contracts/forms';
import type { Earlier, Lead, LeadQuery, LeadState, NewLead, SaveOutcome } from '../lead-store.ts';

interface Row {
  id: string;
  form: FormName;
  state: LeadState | 'repeat';
  created_at: number;
  fields: string;
  request_hash: string;
}

const toLead = ({ id, form, state, created_at, fields }: Row): Lead => ({
  id,
  form,
  state: state as LeadState,
  createdAt: new Date(created_at),
  fields: JSON.parse(fields),
});

/**
 * The statements on the table of leads. `save` looks before it writes, so it must run in a transaction that already
 * holds the write lock.
 */
export function createLeadTable(database: DatabaseSync) {
  const one = (sql: string) => {
    const statement = database.prepare(sql);
    return (...values: (string | number)[]) => statement.get(...values) as Row | undefined;
  };
  const byKey = one('SELECT * FROM leads WHERE form = ? AND idempotency_key = ?');
  const byChallenge = one('SELECT * FROM leads WHERE form = ? AND challenge_id = ?');
  const byAddress = one('SELECT * FROM leads WHERE form = ? AND sole_address = ?');
  const newest = database.prepare(
    `SELECT * FROM leads WHERE state <> 'repeat' AND (?1 IS NULL OR form = ?1) ORDER BY id DESC LIMIT ?2`,
  );
  const insert = database.prepare(
    `INSERT INTO leads VALUES
      ($id, $form, $state, $createdAt, $fields, $address, $key, $hash, $provider, $verdict, $challenge)`,
  );
  const release = database.prepare(
    `UPDATE leads SET state = 'stored', idempotency_key = $key, request_hash = $hash, captcha_provider = $provider,
      captcha_verdict = $verdict, challenge_id = $challenge WHERE id = $id`,
  );

  const receiptOf = ({ receipt: { idempotencyKey, requestHash, captcha } }: NewLead) => ({
    key: idempotencyKey ?? null,
    hash: requestHash,
    provider: captcha.provider,
    verdict: captcha.verdict,
    challenge: captcha.challengeId ?? null,
  });

  const write = (lead: NewLead, state: Row['state'], kept: Pick<NewLead, 'fields' | 'soleAddress'>) =>
    insert.run({
      ...receiptOf(lead),
      id: lead.id,
      form: lead.form,
      state,
      createdAt: lead.createdAt.getTime(),
      fields: JSON.stringify(kept.fields),
      address: kept.soleAddress ?? null,
    });

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
    if (holder && holder.state === 'quarantined' && lead.state === 'stored') {
      release.run({ ...receiptOf(lead), id: holder.id });
      return { outcome: 'stored' };
    }
    if (holder) write(lead, 'repeat', { fields: {} });
    else write(lead, lead.state, lead);
    return { outcome: holder ? 'address-taken' : 'stored' };
  }

  const list = ({ form, limit = -1 }: LeadQuery): Lead[] =>
    (newest.all(form ?? null, limit) as unknown as Row[]).map(toLead);

  return { findEarlier, save, list };
}
