import { gunzipSync, gzipSync } from 'node:zlib';
import type { Logger } from 'pino';
import * as z from 'zod';
import { digest } from '../compose/digest.ts';
import type { Bucket } from './bucket.ts';
import { noteIfLate } from './late-requests.ts';

/** Key of the object that describes the bucket. It has no address on the site. */
export const BUCKET_RECORD = '.published.json.gz';

const recordSchema = z.object({
  /** Id of the composition that the bucket holds completely; empty while another one is being written. */
  composition: z.string(),
  /** Remotes whose pages the bucket may have; unknown if a former shell wrote the record. */
  remotes: z.array(z.string()).optional(),
  /** Key → digest of the written object, or a unique mark if uncertain. */
  objects: z.record(z.string(), z.string()),
});

/** Content of a bucket. */
export type BucketRecord = z.infer<typeof recordSchema>;

const nothing: BucketRecord = { composition: '', remotes: [], objects: {} };

/** @returns an empty record for a new bucket or an unreadable record, which causes everything to be written again */
export async function readBucketRecord(bucket: Bucket, logger: Pick<Logger, 'warn'>): Promise<BucketRecord> {
  const content = await bucket.read(BUCKET_RECORD);
  if (!content) return nothing;
  try {
    return recordSchema.parse(JSON.parse(gunzipSync(content).toString()));
  } catch (err) {
    logger.warn({ err }, `${BUCKET_RECORD} in the bucket is unreadable; writing everything again`);
    return nothing;
  }
}

/** @returns like `Bucket.write` */
export function writeBucketRecord(bucket: Bucket, record: BucketRecord): Promise<{ isRepeated: boolean }> {
  const headers = { contentType: 'application/gzip', cacheControl: 'no-store' };
  return bucket.write(BUCKET_RECORD, gzipSync(JSON.stringify(record)), headers);
}

/** The record of a bucket, as one shell reads and writes it. */
export interface RecordKeeper {
  /** @returns what this shell knew before if a late request of its own has replaced the record; it is to be written again then */
  read(): Promise<BucketRecord>;
  write(record: BucketRecord): Promise<void>;
}

export function createRecordKeeper(bucket: Bucket, logger: Pick<Logger, 'warn'>): RecordKeeper {
  /** Digests of records whose request failed or was repeated: it may still arrive, and replace later records. */
  const late = new Set<string>();
  let known = nothing;

  return {
    async read() {
      const found = await readBucketRecord(bucket, logger);
      const hash = digest(found);
      if (late.has(hash) && hash !== digest(known)) return { ...known, composition: '' };
      known = found;
      return found;
    },
    async write(record) {
      await noteIfLate(late, digest(record), () => writeBucketRecord(bucket, record));
      known = record;
    },
  };
}
