import { randomUUID } from 'node:crypto';
import { createWorkQueue } from '@site/process';
import pLimit from 'p-limit';
import type { Logger } from 'pino';
import type { Published } from '../publish/composition-folder.ts';
import { type SiteObject, STAGES } from '../publish/site-objects.ts';
import type { Bucket } from './bucket.ts';
import { type BucketContent, hasWork, type Plan, planUpdate, settled } from './bucket-plan.ts';
import { type BucketRecord, readBucketRecord, writeBucketRecord } from './bucket-record.ts';

const CONCURRENCY = 16;

/** Stands for the digest of a removed object. */
const REMOVED = '';

/** Without jitter, two shells that write at the same moment would meet again at each retry. */
const RETRY = { firstMs: 1_000, longestMs: 60_000, jitter: 0.5 };

/**
 * After this time, a shell looks whether a shell of a former build has marked objects that it wrote: if that one has been stopped, nobody
 * else would write them again.
 */
const LOOK_AGAIN_MS = 60_000;

interface BucketPublisherOptions {
  bucket: Bucket;
  compositions: { current(): Promise<Published | undefined> };
  describe(published: Published): Promise<BucketContent>;
  /** Called whenever the bucket is up to date. */
  onPublished(): void;
  /** Called with whether the bucket is behind the live composition. */
  onBehind(isBehind: boolean): void;
  logger: Pick<Logger, 'info' | 'warn'>;
}

/** Writes compositions to a bucket. */
export interface BucketPublisher {
  /** Writes changes to the bucket, with retries. Never rejects. */
  notify(): Promise<void>;
  /** Stops retrying; the shell continues after a restart. */
  stop(): void;
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

export function createBucketPublisher({
  bucket,
  compositions,
  describe,
  onPublished,
  onBehind,
  logger,
}: BucketPublisherOptions): BucketPublisher {
  /** Keys of objects that an unfinished update of this shell may have written, whatever another shell has recorded since. */
  const unsettled = new Set<string>();
  /** Key → digest of what this update or a failed one before it has written; `REMOVED` for a removed object. */
  const done = new Map<string, string>();
  let lastMark = '';
  let lookAgain: NodeJS.Timeout | undefined;

  const readRecord = async (): Promise<BucketRecord> => {
    const record = await readBucketRecord(bucket);
    // Without this shell's mark, another one may have written the object since.
    for (const key of done.keys()) if (record.objects[key] !== lastMark) done.delete(key);
    const unknown = Object.fromEntries([...unsettled].map((key) => [key, '']));
    return { ...record, objects: { ...record.objects, ...unknown } };
  };

  /**
   * Marks objects as uncertain: if publishing is interrupted, each may be missing, old or new, and must be written or removed again
   * unless this shell knows better.
   * @returns the mark, which differs from all digests and from marks of other shells
   */
  const markUncertain = async ({ objects }: BucketRecord, next: Plan) => {
    const mark = randomUUID();
    const keys = [...next.changed.map(({ key }) => key), ...next.removed];
    const uncertain = { ...objects, ...Object.fromEntries(keys.map((key) => [key, mark])) };
    for (const key of keys) unsettled.add(key);
    if (hasWork(next)) await writeBucketRecord(bucket, { ...next.target, composition: '', objects: uncertain });
    // Only then: a failed request may still arrive, and replace marks of another shell.
    lastMark = mark;
    return mark;
  };

  const doOnce = async (key: string, digest: string, change: () => Promise<void>) => {
    if (done.get(key) === digest) return;
    done.delete(key);
    await change();
    done.set(key, digest);
  };

  const write = ({ key, digest, read }: SiteObject) =>
    doOnce(key, digest, async () => {
      const { content, headers } = await read();
      await bucket.write(key, content, headers);
    });

  const remove = (key: string) => doOnce(key, REMOVED, () => bucket.remove(key));

  /** @throws (rejects) when another shell has written meanwhile: whose content an object has is unknown then */
  const update = async (known: BucketRecord, next: Plan, wanted: BucketContent) => {
    const mark = await markUncertain(known, next);
    for (const stage of STAGES)
      await forEach(
        next.changed.filter((object) => object.stage === stage),
        write,
      );
    await forEach(next.removed, remove);
    const found = await readBucketRecord(bucket);
    const rest = planUpdate(settled(found, next, mark), wanted);
    if (hasWork(rest)) {
      done.clear();
      // Marked again, so that the other shell notices, too.
      await markUncertain(found, next);
      throw new Error('Another shell writes to the bucket at the same time.');
    }
    await writeBucketRecord(bucket, rest.target);
    unsettled.clear();
    done.clear();
  };

  /** Resumes an update that another shell left unfinished, and never replaces one that it finished. */
  const resumeIfUnfinished = async () => {
    const { composition } = await readBucketRecord(bucket).catch(() => ({ composition: '' }));
    if (composition === '') await queue.run();
  };

  const publish = async () => {
    const published = await compositions.current();
    if (!published) return;
    const started = performance.now();
    const wanted = await describe(published);
    // During an upgrade, another shell may have written to the bucket.
    const known = await readRecord();
    const next = planUpdate(known, wanted);
    if (hasWork(next) || known.composition !== wanted.composition) {
      onBehind(true);
      await update(known, next, wanted);
      const ms = Math.round(performance.now() - started);
      logger.info({ written: next.changed.length, removed: next.removed.length, ms }, 'published to the bucket');
      clearTimeout(lookAgain);
      lookAgain = setTimeout(resumeIfUnfinished, LOOK_AGAIN_MS).unref();
    }
    onBehind(false);
    onPublished();
  };

  const queue = createWorkQueue(
    publish,
    (err) => {
      onBehind(true);
      logger.warn({ err }, 'publishing to the bucket failed; retrying');
    },
    RETRY,
  );
  return {
    notify: queue.run,
    stop() {
      clearTimeout(lookAgain);
      queue.close();
    },
  };
}
