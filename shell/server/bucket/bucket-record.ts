import { gunzipSync, gzipSync } from 'node:zlib';
import * as z from 'zod';
import type { Bucket } from './bucket.ts';

/** Says what the bucket holds. No address of the site leads to it. */
export const BUCKET_RECORD = '.published.json.gz';

const recordSchema = z.object({
  /** Id of the composition that the bucket holds whole; empty while another one is being written. */
  composition: z.string(),
  /** Key → digest of what was written there; empty where that is uncertain. */
  objects: z.record(z.string(), z.string()),
});

/** What a bucket holds. */
export type BucketRecord = z.infer<typeof recordSchema>;

const nothing: BucketRecord = { composition: '', objects: {} };

/** @returns an empty record for a bucket that is new, or whose record cannot be read: everything is written again */
export async function readBucketRecord(bucket: Bucket): Promise<BucketRecord> {
  const content = await bucket.read(BUCKET_RECORD);
  if (!content) return nothing;
  try {
    return recordSchema.parse(JSON.parse(gunzipSync(content).toString()));
  } catch {
    return nothing;
  }
}

export const writeBucketRecord = (bucket: Bucket, record: BucketRecord): Promise<void> =>
  bucket.write(BUCKET_RECORD, gzipSync(JSON.stringify(record)), {
    contentType: 'application/gzip',
    cacheControl: 'no-store',
  });
