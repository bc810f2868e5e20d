import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { formNames } from '@site/contracts/forms';
import * as z from 'zod';
import { channels, deliveryEvents, deliveryStates, recipientStates } from '../store/delivery.ts';
import type { Erasure } from '../store/lead-archive.ts';
import { type LeadRecord, leadMarks, recordStates } from '../store/lead-record.ts';
import { CommandFailed } from './command-failed.ts';
import { readLines } from './read-lines.ts';

const FORMAT = 'leads-backup';
const VERSION = 1;

const time = z.iso.datetime().transform((text) => new Date(text));

const deliverySchema = z.strictObject({
  id: z.string(),
  channel: z.enum(channels),
  event: z.enum(deliveryEvents),
  state: z.enum(deliveryStates),
  attempts: z.int(),
  createdAt: time,
  dueAt: time,
  lease: z.string().optional(),
  firstTriedAt: time.optional(),
  deliveredAt: time.optional(),
  lastError: z.string().optional(),
  recipients: z
    .array(z.strictObject({ address: z.string(), state: z.enum(recipientStates), code: z.string().optional() }))
    .optional(),
});

const recordSchema = z.strictObject({
  id: z.uuid(),
  form: z.enum(formNames),
  state: z.enum(recordStates),
  createdAt: time,
  fields: z.record(z.string(), z.string()),
  receipt: z.strictObject({
    idempotencyKey: z.string().optional(),
    requestHash: z.string(),
    captcha: z.strictObject({
      provider: z.string(),
      verdict: z.enum(['verified', 'bypassed', 'imported']),
      challengeId: z.string().optional(),
    }),
    privacyNotice: z.string().optional(),
  }),
  soleAddress: z.string().optional(),
  deliveries: z.array(deliverySchema).default([]),
  notes: z.array(z.strictObject({ at: time, by: z.string(), text: z.string() })).optional(),
  mark: z.strictObject({ as: z.enum(leadMarks), at: time, by: z.string() }).optional(),
  revision: z.int().default(0),
});

const erasureSchema = z.strictObject({
  id: z.uuid(),
  erasedAt: time,
  addressHash: z.string(),
  leads: z.partialRecord(z.enum(formNames), z.int()),
});

const lineSchema = z.union([
  z.strictObject({ format: z.literal(FORMAT), version: z.literal(VERSION), takenAt: time }),
  z.strictObject({ record: recordSchema }),
  z.strictObject({ erasure: erasureSchema }),
  z.strictObject({ end: z.strictObject({ records: z.int(), erasures: z.int(), sha256: z.string() }) }),
]);

/** What a backup holds. */
export interface BackupSummary {
  takenAt: Date;
  records: number;
  erasures: number;
  /** Of everything before the last line, which states it. */
  sha256: string;
}

/**
 * The lines of a backup: what it is, the records, the erasures, and a checksum over all of that.
 * @param readErasures is called after the records were read, so that whoever is erased meanwhile is in there
 */
export async function* backupLines(
  records: AsyncIterable<LeadRecord>,
  readErasures: () => Promise<Erasure[]>,
  done: (summary: BackupSummary) => void,
): AsyncGenerator<string> {
  const takenAt = new Date();
  const hash = createHash('sha256');
  const line = (content: object) => {
    const text = `${JSON.stringify(content)}\n`;
    hash.update(text);
    return text;
  };
  yield line({ format: FORMAT, version: VERSION, takenAt });
  let count = 0;
  for await (const record of records) {
    yield line({ record });
    count += 1;
  }
  const erasures = await readErasures();
  for (const erasure of erasures) yield line({ erasure });
  const end = { records: count, erasures: erasures.length, sha256: hash.digest('hex') };
  yield `${JSON.stringify({ end })}\n`;
  done({ takenAt, ...end });
}

function parseLine(line: string, file: string, number: number) {
  try {
    return lineSchema.parse(JSON.parse(line));
  } catch {
    throw new CommandFailed(`Line ${number} of ${file} is not valid in a backup. Nothing was restored.`);
  }
}

async function* readBackup(file: string) {
  let number = 0;
  const stream = createReadStream(file);
  await once(stream, 'open').catch(({ code }) => {
    throw new CommandFailed(`${file} cannot be read (${code}).`);
  });
  for await (const line of readLines(stream)) {
    number += 1;
    yield { line, content: parseLine(line, file, number) };
  }
}

/** Reads the records of a backup again, a batch at a time. */
export async function* recordsOf(
  file: string,
  size: number,
  wanted: (record: LeadRecord) => boolean,
): AsyncGenerator<LeadRecord[]> {
  const batch: LeadRecord[] = [];
  for await (const { content } of readBackup(file)) {
    if ('record' in content && wanted(content.record)) batch.push(content.record);
    if (batch.length === size) yield batch.splice(0);
  }
  if (batch.length > 0) yield batch;
}

/**
 * Reads a whole backup to see that nothing of it was lost or changed.
 * @throws CommandFailed with a sentence when it was
 */
export async function verifyBackup(file: string): Promise<BackupSummary & { notes: Erasure[] }> {
  const hash = createHash('sha256');
  const notes: Erasure[] = [];
  let takenAt: Date | undefined;
  let records = 0;
  for await (const { line, content } of readBackup(file)) {
    if ('end' in content) {
      const { end } = content;
      const whole = end.records === records && end.erasures === notes.length && end.sha256 === hash.digest('hex');
      if (takenAt && whole) return { takenAt, ...end, notes };
      break;
    }
    hash.update(`${line}\n`);
    if ('takenAt' in content) takenAt = content.takenAt;
    else if ('erasure' in content) notes.push(content.erasure);
    else records += 1;
  }
  throw new CommandFailed(`${file} is incomplete or damaged: its checksum does not match. Nothing was restored.`);
}
