import pLimit from 'p-limit';
import type { SiteObject } from '../publish/site-objects.ts';
import type { Bucket } from './bucket.ts';
import { noteIfLate } from './late-requests.ts';

const CONCURRENCY = 16;

/** Stands for the digest of a removed object. */
const REMOVED = '';

/** Changes objects of a bucket, each once, even if the update has to be repeated. */
export interface BucketWriter {
  /** @throws (rejects) at the first failure, after all uploads have ended */
  write(objects: SiteObject[]): Promise<void>;
  /** @throws (rejects) like `write` */
  remove(keys: string[]): Promise<void>;
  /** Has objects changed again that another shell may have changed since. */
  forget(isForgotten: (key: string) => boolean): void;
  /** Keys of objects that a request may still change: it failed or was repeated, and may arrive after later ones. */
  late: Set<string>;
}

/** Handles several items at a time, and none after a failure. */
async function forEach<T>(items: T[], handle: (item: T) => Promise<void>): Promise<void> {
  const limit = pLimit({ concurrency: CONCURRENCY, rejectOnClear: true });
  const handling = items.map((item) => limit(() => handle(item)));
  try {
    await Promise.all(handling);
  } finally {
    limit.clearQueue();
    // An upload that is still on its way would replace what the next attempt writes.
    await Promise.allSettled(handling);
  }
}

export function createBucketWriter(bucket: Bucket): BucketWriter {
  /** Key → digest of what was written. */
  const done = new Map<string, string>();
  const late = new Set<string>();

  const doOnce = async (key: string, digest: string, change: () => Promise<void>) => {
    if (done.get(key) === digest) return;
    done.delete(key);
    await change();
    done.set(key, digest);
  };

  const upload = async ({ key, read }: SiteObject) => {
    const { content, headers } = await read();
    await noteIfLate(late, key, () => bucket.write(key, content, headers));
  };

  const remove = (key: string) => noteIfLate(late, key, () => bucket.remove(key));

  return {
    late,
    write: (objects) => forEach(objects, (object) => doOnce(object.key, object.digest, () => upload(object))),
    remove: (keys) => forEach(keys, (key) => doOnce(key, REMOVED, () => remove(key))),
    forget(isForgotten) {
      for (const key of done.keys()) if (isForgotten(key)) done.delete(key);
    },
  };
}
