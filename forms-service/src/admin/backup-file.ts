import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { inBatches } from '../in-batches.ts';
import type { AuditEntry, Erasure } from '../store/lead-administration.ts';
import type { LeadRecord } from '../store/lead-record.ts';
import { FORMAT, lineSchema, VERSION } from './backup-schema.ts';
import { CommandFailed } from './command-failed.ts';
import { readLines } from './read-lines.ts';

/** Contents of a backup. */
export interface BackupSummary {
  takenAt: Date;
  records: number;
  erasures: number;
  /** Number of audit log entries. */
  audit: number;
  /** Covers every line before the last one, which contains it. */
  sha256: string;
}

/** Contents of a verified backup, with its erasure notes. */
export type VerifiedBackup = BackupSummary & { notes: Erasure[] };

/** Source of a backup. */
interface BackupContent {
  records: AsyncIterable<LeadRecord>;
  /** Called after the records are read, to include people erased during the backup. */
  readErasures(): Promise<Erasure[]>;
  audit: AsyncIterable<AuditEntry>;
}

/** Yields the lines of a backup: header, content and checksum. */
export async function* backupLines(
  { records, readErasures, audit }: BackupContent,
  done: (summary: BackupSummary) => void,
): AsyncGenerator<string> {
  const takenAt = new Date();
  const hash = createHash('sha256');
  const counts = { records: 0, erasures: 0, audit: 0 };
  const line = (content: object) => {
    const text = `${JSON.stringify(content)}\n`;
    hash.update(text);
    return text;
  };
  yield line({ format: FORMAT, version: VERSION, takenAt });
  for await (const record of records) {
    yield line({ record });
    counts.records += 1;
  }
  for (const erasure of await readErasures()) {
    yield line({ erasure });
    counts.erasures += 1;
  }
  for await (const entry of audit) {
    yield line({ audit: entry });
    counts.audit += 1;
  }
  const end = { ...counts, sha256: hash.digest('hex') };
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
  for await (const line of readLines(stream, `${file} is damaged: it is not UTF-8. Nothing was restored.`)) {
    number += 1;
    yield { line, content: parseLine(line, file, number) };
  }
}

/** Changes a record of a backup; undefined leaves it out. */
type ReviseRecord = (record: LeadRecord) => LeadRecord | undefined;

async function* revisedRecords(file: string, revise: ReviseRecord) {
  for await (const { content } of readBackup(file)) {
    const record = 'record' in content && revise(content.record);
    if (record) yield record;
  }
}

async function* auditEntries(file: string) {
  for await (const { content } of readBackup(file)) if ('audit' in content) yield content.audit;
}

/** Reads the records of a verified backup in batches. */
export const recordsOf = (file: string, size: number, revise: ReviseRecord) =>
  inBatches(revisedRecords(file, revise), size);

/** Reads the audit log of a verified backup in batches. */
export const auditOf = (file: string, size: number) => inBatches(auditEntries(file), size);

/**
 * Reads a whole backup and verifies its counts and checksum.
 * @throws CommandFailed when it is incomplete or damaged
 */
export async function verifyBackup(file: string): Promise<VerifiedBackup> {
  const hash = createHash('sha256');
  const notes: Erasure[] = [];
  let takenAt: Date | undefined;
  let verified: VerifiedBackup | undefined;
  let [records, audit] = [0, 0];
  for await (const { line, content } of readBackup(file)) {
    if (verified)
      throw new CommandFailed(
        `${file} continues after the end of the backup: remove the extra lines. Nothing was restored.`,
      );
    if ('end' in content) {
      const { end } = content;
      const counted = end.records === records && end.erasures === notes.length && end.audit === audit;
      if (!takenAt || !counted || end.sha256 !== hash.digest('hex')) break;
      verified = { takenAt, ...end, notes };
      continue;
    }
    hash.update(`${line}\n`);
    if ('takenAt' in content) takenAt = content.takenAt;
    else if ('erasure' in content) notes.push(content.erasure);
    else if ('audit' in content) audit += 1;
    else records += 1;
  }
  if (verified) return verified;
  throw new CommandFailed(`${file} is incomplete or damaged: its checksum does not match. Nothing was restored.`);
}
