import type { LeadRecord } from '../lead-archive.ts';
import type { Receipt } from '../lead-store.ts';
import { deliveryColumns, type Row, toLead } from './rows.ts';

/** A whole row of the table. */
export interface RecordRow extends Row {
  sole_address: string | null;
  idempotency_key: string | null;
  captcha_provider: string;
  captcha_verdict: Receipt['captcha']['verdict'];
  challenge_id: string | null;
}

export function toRecord(row: RecordRow): LeadRecord {
  return {
    ...toLead(row),
    state: row.state,
    receipt: {
      idempotencyKey: row.idempotency_key ?? undefined,
      requestHash: row.request_hash,
      captcha: {
        provider: row.captcha_provider,
        verdict: row.captcha_verdict,
        challengeId: row.challenge_id ?? undefined,
      },
    },
    soleAddress: row.sole_address ?? undefined,
  };
}

export function columnsOf({ id, form, state, createdAt, fields, soleAddress, receipt, deliveries }: LeadRecord) {
  const { dueAt, ...columns } = deliveryColumns(deliveries);
  return {
    id,
    form,
    state,
    created_at: createdAt.getTime(),
    fields: JSON.stringify(fields),
    sole_address: soleAddress ?? null,
    idempotency_key: receipt.idempotencyKey ?? null,
    request_hash: receipt.requestHash,
    captcha_provider: receipt.captcha.provider,
    captcha_verdict: receipt.captcha.verdict,
    challenge_id: receipt.captcha.challengeId ?? null,
    ...columns,
    due_at: dueAt,
  };
}
