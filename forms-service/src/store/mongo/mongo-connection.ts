import { setTimeout as pause } from 'node:timers/promises';
import { type ConnectOptions, Mongoose, mongo } from 'mongoose';
import './end-commands-with-connections.ts';
import { StoreUnavailable } from '../lead-store.ts';
import { certificateFault, explainConnectError } from './explain-connect-error.ts';
import { createModels } from './lead-models.ts';
import { migrate } from './migrate.ts';

const RETRY_MS = 1_000;

const options: ConnectOptions = {
  // Leads are acknowledged once a majority of members has them on disk.
  writeConcern: { w: 'majority', journal: true },
  serverSelectionTimeoutMS: 2_000,
  connectTimeoutMS: 2_000,
  waitQueueTimeoutMS: 2_000,
  heartbeatFrequencyMS: 2_000,
  // Keeps absent fields absent, instead of null.
  ignoreUndefined: true,
};

/** Limits for operations that a visitor waits for. */
const forVisitors: ConnectOptions = { ...options, socketTimeoutMS: 4_000, maxPoolSize: 50 };
/** Counting, erasing and creating indexes take time proportional to the number of leads. */
const forOperators: ConnectOptions = { ...options, socketTimeoutMS: 0, maxPoolSize: 5 };

/** Returns a code that is safe to log; messages of the driver quote documents. */
function codeOf(error: Error & { code?: unknown }): string {
  const { code, name } = error;
  return certificateFault(error) ?? (typeof code === 'number' ? `MONGO_${code}` : name);
}

/**
 * Connects, and retries in the background while the server is unavailable.
 * @param onMissingIndexes called with a code when they cannot be created on a server that was away; once for each code
 * @throws ConfigurationError when the connection string is invalid, or the server not trusted
 */
export async function connect(uri: string, onMissingIndexes: (code: string) => void = () => undefined) {
  const mongoose = new Mongoose();
  mongoose.set({ sanitizeFilter: true, strictQuery: 'throw' });
  const [visitorConnection, operatorConnection] = [mongoose.createConnection(), mongoose.createConnection()];
  // `readyState` reports disconnected whenever the system clock was set forward.
  let isConnected = false;
  visitorConnection.on('connected', () => (isConnected = true)).on('disconnected', () => (isConnected = false));
  const [visitors, operators] = [createModels(visitorConnection), createModels(operatorConnection)];
  const closing = new AbortController();
  const running = new Set<Promise<unknown>>();
  /** Error code until connected and migrated. */
  let obstacle: string | undefined = 'NOT_CONNECTED';

  function track(work: Promise<unknown>): void {
    running.add(work);
    const forget = () => void running.delete(work);
    work.then(forget, forget);
  }

  /** Retries until it succeeds, or the signal aborts. */
  async function keepMigrating(signal: AbortSignal): Promise<void> {
    let reported: string | undefined;
    do {
      const code = await migrate(operators).then(() => undefined, codeOf);
      if (!code) return;
      if (code !== reported) onMissingIndexes(code);
      reported = code;
    } while (await pause(RETRY_MS, true, { signal }).catch(() => false));
  }

  // The server may be back with an empty store.
  visitorConnection.on('connected', () => {
    if (obstacle) return;
    const lost = new AbortController();
    visitorConnection.once('disconnected', () => lost.abort());
    track(keepMigrating(AbortSignal.any([lost.signal, closing.signal])));
  });

  async function tryOnce(): Promise<Error | undefined> {
    try {
      await visitorConnection.openUri(uri, forVisitors);
      // Last: without a time limit, each attempt at signing in would leave a connection open while the server is silent.
      await operatorConnection.openUri(uri, forOperators);
      await migrate(operators);
      obstacle = undefined;
      return undefined;
    } catch (error) {
      await Promise.all([visitorConnection.close(), operatorConnection.close()]);
      obstacle = codeOf(error as Error);
      return error as Error;
    }
  }

  async function keepTrying(): Promise<void> {
    const { signal } = closing;
    while (obstacle && (await pause(RETRY_MS, true, { signal }).catch(() => false))) await tryOnce();
  }

  const failure = await tryOnce();
  const mistake = failure && explainConnectError(failure);
  if (mistake) throw mistake;
  const trying = keepTrying();

  async function run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (obstacle) throw new StoreUnavailable(obstacle);
    if (!isConnected) throw new StoreUnavailable('DISCONNECTED');
    try {
      return await work();
    } catch (error) {
      throw error instanceof mongo.MongoError ? new StoreUnavailable(codeOf(error)) : error;
    }
  }

  return {
    visitors,
    /** The same collections, for slow operations. */
    operators,
    /** @throws StoreUnavailable when the server cannot do it now; any other error is a bug */
    use<Result>(work: () => Promise<Result>): Promise<Result> {
      const result = run(work);
      track(result);
      return result;
    },
    ping: () => visitorConnection.db?.command({ ping: 1 }),
    async close() {
      closing.abort();
      await Promise.allSettled([trying, ...running]);
      await Promise.all([visitorConnection.close(), operatorConnection.close()]);
    },
  };
}
