import { createHmac } from 'node:crypto';
import { withTimeout } from '@site/process';
import { mongo } from 'mongoose';
import type { Logger } from 'pino';
import { RateLimiterMongo } from 'rate-limiter-flexible';
import '../store/mongo/end-commands-with-connections.ts';
import { CLOCK_TOLERANCE_S, type Counters, memoryCounters, takeFrom } from './limiter.ts';

const COLLECTION = 'limits';
const TIMEOUT_MS = 300;
/** Time in memory before the database is tried again. */
const RETRY_AFTER_MS = 5_000;
const SWEEP_MS = 60_000;

/** Limit for database operations. */
const LONGEST_WORK_MS = 2_000;

/** A separate connection pool: leads never wait for counts. */
function optionsFor(timeoutMs: number): mongo.MongoClientOptions {
  const longestMs = Math.max(LONGEST_WORK_MS, timeoutMs);
  return {
    maxPoolSize: 5,
    serverSelectionTimeoutMS: longestMs,
    connectTimeoutMS: longestMs,
    socketTimeoutMS: longestMs,
    // Losing a count in a failover is harmless.
    writeConcern: { w: 1 },
  };
}

/** Options for {@link openMongoCounters}. */
interface MongoCountersOptions {
  /** Connection string, including the database name. */
  uri: string;
  /** Key of the visitor fingerprints; the same for all instances. */
  secret: string;
  logger: Logger;
  /** Longest wait for a count: a slow database is treated as unavailable. */
  timeoutMs?: number;
}

/**
 * Opens counters in a MongoDB database, shared by all instances. Each instance counts in memory while the database is
 * unavailable. The database stores fingerprints, not addresses.
 */
export function openMongoCounters({ uri, secret, logger, timeoutMs = TIMEOUT_MS }: MongoCountersOptions) {
  const client = new mongo.MongoClient(uri, optionsFor(timeoutMs));
  const collection = client.db().collection(COLLECTION);
  const fingerprint = (key: string) => createHmac('sha256', secret).update(`limits ${key}`).digest('base64url');
  const periodsS = new Map<string, number>();
  let memoryUntil = 0;
  let indexes: Promise<void> | undefined;

  /** `sweep` removes expired counts; not every server supports TTL indexes. */
  async function createIndexes(): Promise<void> {
    try {
      await collection.createIndex({ key: 1 }, { unique: true });
      await collection.createIndex({ expire: 1 });
    } catch (error) {
      indexes = undefined;
      throw error;
    }
  }

  // A server that was away may be back with an empty database.
  client.on('topologyDescriptionChanged', () => {
    indexes = undefined;
  });

  /** The client interface that the library uses. */
  const storeClient = {
    collection: () => ({
      async findOneAndUpdate(...update: Parameters<typeof collection.findOneAndUpdate>) {
        indexes ??= createIndexes();
        await indexes;
        return collection.findOneAndUpdate(...update);
      },
      deleteOne: (filter: { key: string }) => collection.deleteOne(filter),
    }),
  };

  const counters: Counters = (count) => {
    periodsS.set(count.keyPrefix, count.duration);
    const memory = memoryCounters(count);
    const shared = new RateLimiterMongo({ ...count, storeClient, disableIndexesCreation: true });
    /** Uses the database, or memory while it is unavailable. */
    async function ask<Answer>(inDatabase: () => Promise<Answer>, inMemory: () => Promise<Answer>): Promise<Answer> {
      if (performance.now() < memoryUntil) return inMemory();
      try {
        return await withTimeout(inDatabase(), timeoutMs, () => new Error('TIMEOUT'));
      } catch (error) {
        memoryUntil = performance.now() + RETRY_AFTER_MS;
        logger.warn({ code: (error as Error).name }, 'database unavailable; rate limits are counted in memory');
        return inMemory();
      }
    }
    return {
      take: (key) =>
        ask(
          () => takeFrom(shared, fingerprint(key)),
          () => memory.take(key),
        ),
      giveBack: (key) =>
        ask(
          async () => void (await shared.reward(fingerprint(key))),
          () => memory.giveBack(key),
        ),
    };
  };

  async function sweep(): Promise<void> {
    const now = Date.now();
    await collection.deleteMany({ expire: { $lt: new Date(now) } });
    // Left by a clock that was set back: visitors must not wait until it catches up.
    for (const [prefix, periodS] of periodsS) {
      const longest = new Date(now + (periodS + CLOCK_TOLERANCE_S) * 1_000);
      await collection.deleteMany({ key: { $gte: `${prefix}:`, $lt: `${prefix};` }, expire: { $gt: longest } });
    }
  }
  const sweeping = setInterval(() => void sweep().catch(() => undefined), SWEEP_MS).unref();

  return {
    counters,
    /** Removes expired counts; runs every minute by itself. */
    sweep,
    async close() {
      clearInterval(sweeping);
      await client.close();
    },
  };
}
