import type { FormName } from '@site/contracts/forms';
import { type Connection, Schema } from 'mongoose';
import { formRules } from '../../forms/forms.ts';
import type { LeadRecord, RecordIndex } from '../lead-record.ts';
import { type LogEntry, type LogName, logNames } from '../record-store.ts';

type Kept = Pick<LeadRecord, 'state' | 'createdAt' | 'receipt' | 'soleAddress' | 'notes' | 'mark'>;

/** One submission is one document: every change is one write. */
export interface LeadDocument extends Kept, RecordIndex {
  _id: string;
  deliveries?: LeadRecord['deliveries'];
  /** Number of changes; absent instead of 0. */
  revision?: number;
  /** The visitor's fields, under their own names. */
  [field: string]: unknown;
}

/**
 * Unique keys of leads, as ids of a separate collection: sharded clusters enforce no other uniqueness across shards,
 * and leads can be sharded by hashed id.
 */
export interface KeyDocument {
  _id: string;
  lead: string;
  takenAt: Date;
}

export interface LogDocument extends Omit<LogEntry, 'id'> {
  _id: string;
}

const common = {
  strict: 'throw',
  versionKey: false,
  minimize: false,
  autoIndex: false,
  autoCreate: false,
  bufferCommands: false,
} as const;

/** Another release may know other fields: during an upgrade, after going back, and in backups. */
const extensible = { ...common, strict: false } as const;

export const indexFields = {
  foldedEmail: String,
  mailDueAt: Date,
  webhookDueAt: Date,
  waiting: Number,
  dead: Number,
  delivered: Number,
  endedAt: Date,
} satisfies Record<keyof RecordIndex, unknown>;

function leadSchema(fields: object): Schema<LeadDocument> {
  const schema = new Schema<LeadDocument>(
    {
      _id: { type: String, required: true },
      ...Object.fromEntries(Object.keys(fields).map((name) => [name, String])),
      state: { type: String, required: true },
      createdAt: { type: Date, required: true },
      soleAddress: String,
      receipt: { type: Object, required: true },
      deliveries: [Object],
      notes: { type: [Object], default: undefined },
      mark: Object,
      ...indexFields,
      revision: Number,
    },
    extensible,
  );
  for (const name of ['state', 'foldedEmail']) schema.index({ [name]: 1, _id: 1 });
  for (const name of Object.keys(indexFields).filter((each) => each !== 'foldedEmail'))
    schema.index({ [name]: 1, _id: 1 }, { sparse: true });
  return schema;
}

const keySchema = new Schema<KeyDocument>(
  {
    _id: { type: String, required: true },
    lead: { type: String, required: true },
    takenAt: { type: Date, required: true },
  },
  common,
);
keySchema.index({ takenAt: 1 });

const logSchema = new Schema<LogDocument>({ _id: { type: String, required: true } }, extensible);

const createLeadModel = (connection: Connection, name: string, fields: object) =>
  connection.model(name, leadSchema(fields), name);
const createLogModel = (connection: Connection, name: string) => connection.model(name, logSchema, name);

export type LeadModel = ReturnType<typeof createLeadModel>;
type LogModel = ReturnType<typeof createLogModel>;

/** Creates the models of leads, keys and logs. */
export function createModels(connection: Connection) {
  const leads = Object.values(formRules).map(({ form, collection, storedFields }) => [
    form,
    createLeadModel(connection, collection, storedFields),
  ]);
  const logs = logNames.map((name) => [name, createLogModel(connection, name)]);
  return {
    leads: Object.fromEntries(leads) as Record<FormName, LeadModel>,
    keys: connection.model('keys', keySchema, 'keys'),
    logs: Object.fromEntries(logs) as Record<LogName, LogModel>,
  };
}

export type Models = ReturnType<typeof createModels>;
