import { createHmac } from 'node:crypto';
import { withTimeout } from '@site/process';
import { mongo } from 'mongoose';
import type { Logger } from 'pino';
import { RateLimiterMongo } from 'rate-limiter-flexible';
import { type Counters, memoryCounters, takeFrom } from './limiter.ts';

const COLLECTION = 'limits';
const TIMEOUT_MS = 300;
/** How long counts stay in memory before the database is tried again. */
const RETRY_AFTER_MS = 5_000;
const SWEEP_MS = 60_000;
/** Clocks of instances may differ a little: what is counted for longer than so many of its periods is a mistake. */
const LONGEST_PERIODS = 2;

/** What takes longer has gone wrong; nobody waits for it. */
const LONGEST_WORK_MS = 2_000;

/** Connections of its own, so that a lead never waits for a count. */
function optionsFor(timeoutMs: number): mongo.MongoClientOptions {
  const longestMs = Math.max(LONGEST_WORK_MS, timeoutMs);
  return {
    maxPoolSize: 5,
    serverSelectionTimeoutMS: longestMs,
    connectTimeoutMS: longestMs,
    socketTimeoutMS: longestMs,
    // A count that is lost in a failover harms nobody.
    writeConcern: { w: 1 },
  };
}

/** Settings of {@link openMongoCounters}. */
export interface MongoCountersOptions {
  /** Connection string with the database's name. */
  uri: string;
  /** Keys the fingerprints under which visitors are counted; the same for all instances. */
  secret: string;
  logger: Logger;
  /** Nobody waits longer for a count: a database that takes its time is treated like one that is away. */
  timeoutMs?: number;
}

/**
 * Counts in a MongoDB database, so that several instances share their counts. Each instance counts in its own memory
 * while the database cannot be had. The database knows fingerprints of addresses, not addresses.
 */
export function openMongoCounters({ uri, secret, logger, timeoutMs = TIMEOUT_MS }: MongoCountersOptions) {
  const client = new mongo.MongoClient(uri, optionsFor(timeoutMs));
  const collection = client.db().collection(COLLECTION);
  const fingerprint = (key: string) => createHmac('sha256', secret).update(`limits ${key}`).digest('base64url');
  const periodsS = new Map<string, number>();
  let memoryUntil = 0;
  let indexes: Promise<void> | undefined;

  /** Expired counts are removed here instead of by a TTL index, which not every server has. */
  async function createIndexes(): Promise<void> {
    try {
      await collection.createIndex({ key: 1 }, { unique: true });
      await collection.createIndex({ expire: 1 });
    } catch (error) {
      indexes = undefined;
      throw error;
    }
  }

  /** The part of a database that the library uses. */
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
    /** Asks the database; memory while that cannot be had. */
    async function ask<Answer>(inDatabase: () => Promise<Answer>, inMemory: () => Promise<Answer>): Promise<Answer> {
      if (performance.now() < memoryUntil) return inMemory();
      try {
        return await withTimeout(inDatabase(), timeoutMs, () => new Error('TIMEOUT'));
      } catch (error) {
        memoryUntil = performance.now() + RETRY_AFTER_MS;
        logger.warn({ code: (error as Error).name }, 'rate limits are counted in memory: the database is unavailable');
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
    // Left by a clock that was put back: nobody is to be refused until it has caught up.
    for (const [prefix, periodS] of periodsS) {
      const longest = new Date(now + LONGEST_PERIODS * periodS * 1_000);
      await collection.deleteMany({ key: { $gte: `${prefix}:`, $lt: `${prefix};` }, expire: { $gt: longest } });
    }
  }
  const sweeping = setInterval(() => void sweep().catch(() => undefined), SWEEP_MS).unref();

  return {
    counters,
    /** Forgets what is over; happens by itself every minute. */
    sweep,
    async close() {
      clearInterval(sweeping);
      await client.close();
    },
  };
}
