import { setTimeout as pause } from 'node:timers/promises';
import { type Connection, Schema } from 'mongoose';
import { attempt } from './attempt.ts';

/** Longer than a read and a write take, so that only a lock whose holder is gone ends by itself. */
const LOCK_MS = 10_000;
const PATIENCE_MS = 3_000;
const PAUSE_MS = 20;

interface LockDocument {
  /** Id of the lead. */
  _id: string;
  until: Date;
}

/** Collection with one document for each lead that is being changed. */
export function createLockModel(connection: Connection) {
  const schema = new Schema<LockDocument>(
    { _id: { type: String, required: true }, until: { type: Date, required: true } },
    { collection: 'locks', versionKey: false, autoIndex: false, autoCreate: false, bufferCommands: false },
  );
  return connection.model('locks', schema);
}

export type LockModel = ReturnType<typeof createLockModel>;

/** @returns until when the lead is locked by this call; undefined when it is by another one */
async function lock(locks: LockModel, lead: string): Promise<Date | undefined> {
  const now = Date.now();
  const until = new Date(now + LOCK_MS);
  if (await attempt(locks.insertOne({ _id: lead, until }))) return until;
  const held = await locks.findById(lead).lean();
  if (held && held.until.getTime() < now) await locks.deleteOne(held);
  return undefined;
}

/**
 * Does one thing at a time with a lead, over all instances.
 * @param mayWait false gives up at once when somebody else is at it
 * @returns undefined when the lock could not be had
 */
export async function withLock<Result>(
  locks: LockModel,
  lead: string,
  mayWait: boolean,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  const end = Date.now() + (mayWait ? PATIENCE_MS : 0);
  let until = await lock(locks, lead);
  while (!until && Date.now() < end) {
    await pause(Math.random() * PAUSE_MS);
    until = await lock(locks, lead);
  }
  if (!until) return undefined;
  try {
    return await work();
  } finally {
    await locks.deleteOne({ _id: lead, until });
  }
}
