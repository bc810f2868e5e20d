import type { S3Client } from '@aws-sdk/client-s3';
import type { Bucket } from './bucket.ts';

/** Location of a bucket. */
interface BucketAddress {
  /** `s3://BUCKET` or `s3://BUCKET/PREFIX`. */
  url: string;
  /** Endpoint of a store other than Amazon's, with path-style addresses. */
  endpoint?: string | undefined;
  region: string;
  /** Longest silence of the store, in milliseconds; 30,000 by default. */
  timeoutMs?: number;
}

const CONNECT_MS = 5_000;
const SILENCE_MS = 30_000;

/** @returns name of the bucket and prefix of its keys */
function parseBucketUrl(url: string): { name: string; prefix: string } {
  const { host: name, pathname } = new URL(url);
  const prefix = pathname.replace(/^\//, '').replace(/\/$/, '');
  return { name, prefix: prefix && `${prefix}/` };
}

const isRepeated = ({ attempts = 1 }: { attempts?: number | undefined }) => attempts > 1;

/**
 * Opens a bucket of any S3-compatible store. Credentials are found like those of any AWS tool: `AWS_ACCESS_KEY_ID` and
 * `AWS_SECRET_ACCESS_KEY`, a profile, or the role of the machine.
 */
export async function openS3Bucket({
  url,
  endpoint,
  region,
  timeoutMs = SILENCE_MS,
}: BucketAddress): Promise<Bucket & { close(): void }> {
  const { name: Bucket, prefix } = parseBucketUrl(url);
  // Loaded on demand: without a bucket, the client costs neither time nor memory.
  const { DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } = await import(
    '@aws-sdk/client-s3'
  );
  const client: S3Client = new S3Client({
    ...(endpoint && { endpoint, forcePathStyle: true }),
    region,
    // Stores other than Amazon's reject checksums in trailers, which are the default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Not `requestTimeout`: it only warns, and ends with the headers of the answer. Large uploads may take longer.
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: timeoutMs },
  });

  return {
    async read(key) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: prefix + key }));
        return Body && Buffer.from(await Body.transformToByteArray());
      } catch (cause) {
        if (cause instanceof NoSuchKey) return undefined;
        throw new Error(`Reading ${key} from the bucket failed`, { cause });
      }
    },
    async write(key, content, { contentType, cacheControl }) {
      const object = { Bucket, Key: prefix + key, Body: content, ContentType: contentType, CacheControl: cacheControl };
      const { $metadata } = await client.send(new PutObjectCommand(object)).catch((cause: unknown) => {
        throw new Error(`Writing ${key} to the bucket failed`, { cause });
      });
      return { isRepeated: isRepeated($metadata) };
    },
    async remove(key) {
      // One by one: many stores refuse lists of keys without `Content-MD5`, which the client no longer sends.
      const object = { Bucket, Key: prefix + key };
      const { $metadata } = await client.send(new DeleteObjectCommand(object)).catch((cause: unknown) => {
        throw new Error(`Removing ${key} from the bucket failed`, { cause });
      });
      return { isRepeated: isRepeated($metadata) };
    },
    close: () => client.destroy(),
  };
}
