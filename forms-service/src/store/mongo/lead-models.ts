import type { FormName } from '@site/contracts/forms';
import { type Connection, Schema } from 'mongoose';
import { formDefinitions } from '../../forms/forms.ts';
import type { Delivery, Recipient } from '../delivery.ts';
import type { LeadState, Receipt } from '../lead-store.ts';

/** One submission is one document, so that one write is all it takes. */
export interface LeadDocument {
  _id: string;
  /** `repeat`: receipt of a submission whose address another lead holds; has no other field than that. */
  state: LeadState | 'repeat';
  createdAt: Date;
  receipt: Receipt;
  soleAddress?: string;
  deliveries?: Delivery[];
  /** Of the earliest delivery that waits; absent when none does. */
  dueAt?: Date;
  /** Number of deliveries that nobody tries any more; absent when there are none. */
  dead?: number;
  /** Counts the changes of state and deliveries, so that no two of them start from the same. */
  revision?: number;
  /** The visitor's fields, under their own names. */
  [field: string]: unknown;
}

function leadSchema(fields: object, collection: string): Schema<LeadDocument> {
  const receipt = new Schema(
    {
      idempotencyKey: String,
      requestHash: { type: String, required: true },
      captcha: { provider: String, verdict: String, challengeId: String },
    },
    { _id: false },
  );
  const recipient = new Schema<Recipient>({ address: String, state: String, code: String }, { _id: false });
  const delivery = new Schema<Delivery>(
    {
      id: String,
      channel: String,
      event: String,
      state: String,
      attempts: Number,
      createdAt: Date,
      dueAt: Date,
      lease: String,
      firstTriedAt: Date,
      deliveredAt: Date,
      lastError: String,
      recipients: { type: [recipient], default: undefined },
    },
    { _id: false, id: false },
  );
  const schema = new Schema<LeadDocument>(
    {
      _id: { type: String, required: true },
      ...Object.fromEntries(Object.keys(fields).map((name) => [name, String])),
      state: { type: String, required: true },
      createdAt: { type: Date, required: true },
      soleAddress: String,
      receipt: { type: receipt, required: true },
      deliveries: [delivery],
      dueAt: Date,
      dead: Number,
      revision: Number,
    },
    { collection, strict: 'throw', versionKey: false, autoIndex: false, autoCreate: false, bufferCommands: false },
  );
  for (const unique of ['receipt.idempotencyKey', 'receipt.captcha.challengeId', 'soleAddress']) {
    schema.index({ [unique]: 1 }, { unique: true, sparse: true });
  }
  for (const key of ['dueAt', 'dead']) schema.index({ [key]: 1 }, { sparse: true });
  return schema;
}

const defineModel = (connection: Connection, name: string, fields: object) =>
  connection.model(name, leadSchema(fields, name));

export type LeadModel = ReturnType<typeof defineModel>;

export function createLeadModels(connection: Connection): Record<FormName, LeadModel> {
  const models = Object.values(formDefinitions).map(({ form, collection, storedFields }) => [
    form,
    defineModel(connection, collection, storedFields),
  ]);
  return Object.fromEntries(models);
}
