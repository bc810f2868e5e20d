import type { FormName } from '@site/contracts/forms';
import type { LeadRecord } from '../lead-archive.ts';
import type { Receipt } from '../lead-store.ts';

/** A whole row of the table. */
export interface RecordRow {
  id: string;
  form: FormName;
  state: LeadRecord['state'];
  created_at: number;
  fields: string;
  sole_address: string | null;
  idempotency_key: string | null;
  request_hash: string;
  captcha_provider: string;
  captcha_verdict: Receipt['captcha']['verdict'];
  challenge_id: string | null;
}

export function toRecord(row: RecordRow): LeadRecord {
  const { id, form, state } = row;
  return {
    id,
    form,
    state,
    createdAt: new Date(row.created_at),
    fields: JSON.parse(row.fields),
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

export const columnsOf = ({ id, form, state, createdAt, fields, soleAddress, receipt }: LeadRecord) => ({
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
});
