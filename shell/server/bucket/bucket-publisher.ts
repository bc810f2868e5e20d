import { randomUUID } from 'node:crypto';
import { createWorkQueue } from '@site/process';
import type { Logger } from 'pino';
import type { Published } from '../publish/composition-folder.ts';
import { STAGES } from '../publish/site-objects.ts';
import type { Bucket } from './bucket.ts';
import { type BucketContent, hasWork, type Plan, planUpdate, settled } from './bucket-plan.ts';
import { type BucketRecord, createRecordKeeper } from './bucket-record.ts';
import { createBucketWriter } from './bucket-writer.ts';

/** Without jitter, two shells that write at the same moment would meet again at each retry. */
const RETRY = { firstMs: 1_000, longestMs: 60_000, jitter: 0.5 };

/**
 * When a shell checks whether one of a former build has left marks: a stopped shell would never write those objects again. By then,
 * requests that have timed out have arrived or never will.
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
  const writer = createBucketWriter(bucket);
  const keeper = createRecordKeeper(bucket, logger);
  let lastMark = '';
  let lookingAgain: NodeJS.Timeout | undefined;

  const readRecord = async (): Promise<BucketRecord> => {
    const record = await keeper.read();
    // Without this shell's mark, another one may have written the object since.
    writer.forget((key) => record.objects[key] !== lastMark);
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
    if (hasWork(next)) await keeper.write({ ...next.target, composition: '', objects: uncertain });
    // Only then: a failed request may still arrive, and replace marks of another shell.
    lastMark = mark;
    return mark;
  };

  /** @throws (rejects) when another shell has written meanwhile: whose content an object has is unknown then */
  const update = async (known: BucketRecord, next: Plan, wanted: BucketContent) => {
    const mark = await markUncertain(known, next);
    const isKnown = (key: string) => Object.hasOwn(known.objects, key);
    for (const stage of STAGES) {
      const objects = next.changed.filter((object) => object.stage === stage);
      // Others may link to new ones.
      await writer.write(objects.filter(({ key }) => !isKnown(key)));
      await writer.write(objects.filter(({ key }) => isKnown(key)));
    }
    await writer.remove(next.removed);
    const found = await keeper.read();
    const rest = planUpdate(settled(found, next, mark), wanted);
    if (hasWork(rest)) {
      writer.forget(() => true);
      // Marked again, so that the other shell notices, too.
      await markUncertain(found, next);
      throw new Error('Another shell writes to the bucket at the same time.');
    }
    const uncertain = Object.fromEntries([...writer.late].map((key) => [key, mark]));
    await keeper.write({ ...rest.target, objects: { ...rest.target.objects, ...uncertain } });
    unsettled.clear();
    writer.forget(() => true);
  };

  /**
   * Resumes an update that another shell left unfinished, and repeats changes that an earlier request may have undone. Never
   * replaces an update that another shell finished.
   * @param own composition that this shell has written
   */
  const lookAgain = async (own: string) => {
    const looking = lookingAgain;
    const { composition } = await keeper.read().catch(() => ({ composition: '' }));
    // An update has begun meanwhile, and its requests may still be late.
    if (lookingAgain !== looking) return;
    const isOwn = composition === own && writer.late.size > 0;
    if (composition !== '' && !isOwn) return;
    for (const key of writer.late) unsettled.add(key);
    writer.late.clear();
    await queue.run();
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
      clearTimeout(lookingAgain);
      lookingAgain = undefined;
      await update(known, next, wanted);
      const ms = Math.round(performance.now() - started);
      logger.info({ written: next.changed.length, removed: next.removed.length, ms }, 'published to the bucket');
      lookingAgain = setTimeout(lookAgain, LOOK_AGAIN_MS, wanted.composition).unref();
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
      clearTimeout(lookingAgain);
      queue.close();
    },
  };
}
