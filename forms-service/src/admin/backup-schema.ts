import { formNames } from '@site/contracts/forms';
import * as z from 'zod';
import { channels, deliveryEvents, deliveryStates, recipientStates } from '../store/delivery.ts';
import { leadMarks, recordStates } from '../store/lead-record.ts';

export const FORMAT = 'leads-backup';
export const VERSION = 1;

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

const auditSchema = z.strictObject({
  id: z.uuid(),
  happenedAt: time,
  by: z.string(),
  action: z.string(),
  lead: z.string().optional(),
});

const endSchema = z.strictObject({
  records: z.int(),
  erasures: z.int(),
  // Absent from backups of earlier versions.
  audit: z.int().default(0),
  sha256: z.string(),
});

/** Schema of one line of a backup: header, content or checksum. */
export const lineSchema = z.union([
  z.strictObject({ format: z.literal(FORMAT), version: z.literal(VERSION), takenAt: time }),
  z.strictObject({ record: recordSchema }),
  z.strictObject({ erasure: erasureSchema }),
  z.strictObject({ audit: auditSchema }),
  z.strictObject({ end: endSchema }),
]);
