import type { SQLInputValue } from 'node:sqlite';
import { indexOf, type LeadRecord, type RecordIndex } from '../lead-record.ts';

/** The columns of a lead row that make up a record. */
export interface Row {
  id: string;
  form: LeadRecord['form'];
  state: LeadRecord['state'];
  created_at: number;
  revision: number;
  /** Everything else, as JSON. */
  record: string;
}

/** Restores times in parsed JSON by their names, so it must not be used on fields of visitors. */
export function withTimes(parsed: Record<string, unknown>): Record<string, unknown> {
  for (const name in parsed) if (name === 'at' || name.endsWith('At')) parsed[name] = new Date(parsed[name] as string);
  return parsed;
}

export function toRecord({ id, form, state, created_at, revision, record }: Row): LeadRecord {
  const rest = JSON.parse(record);
  for (const delivery of rest.deliveries) withTimes(delivery);
  for (const note of rest.notes ?? []) withTimes(note);
  if (rest.mark) withTimes(rest.mark);
  return { id, form, state, createdAt: new Date(created_at), ...rest, revision };
}

type Column = (record: LeadRecord, index: RecordIndex) => SQLInputValue | undefined;

const toColumn: Record<string, Column> = {
  id: ({ id }) => id,
  form: ({ form }) => form,
  state: ({ state }) => state,
  created_at: ({ createdAt }) => createdAt.getTime(),
  address: (_, { foldedEmail }) => foldedEmail,
  mail_due_at: (_, { mailDueAt }) => mailDueAt?.getTime(),
  webhook_due_at: (_, { webhookDueAt }) => webhookDueAt?.getTime(),
  waiting: (_, { waiting }) => waiting,
  dead: (_, { dead }) => dead,
  delivered: (_, { delivered }) => delivered,
  ended_at: (_, { endedAt }) => endedAt?.getTime(),
  revision: ({ revision }) => revision,
  record: ({ id, form, state, createdAt, revision, ...rest }) => JSON.stringify(rest),
};

export const columns = Object.keys(toColumn);

/** Returns the values of the columns. */
export function toValues(record: LeadRecord): SQLInputValue[] {
  const index = indexOf(record);
  return Object.values(toColumn).map((column) => column(record, index) ?? null);
}
