import { ConfigurationError, type RunningServer } from '@site/process';
import { logDestination } from '@site/process/log-destination';
import pino, { type Logger } from 'pino';
import type { Environment } from '../env.ts';
import { createElector, type ElectionTimes, type Elector } from './elector.ts';
import type { LeaseApi } from './lease-api.ts';
import { type Standby, startStandby } from './standby.ts';

interface ContenderOptions {
  api: LeaseApi;
  /** Starts the work of the lease holder. @param signal aborted when it should stop while starting */
  start: (signal: AbortSignal) => Promise<RunningServer>;
  /** Called when the lease is lost or composing fails; the process must exit then. */
  onLost: (error?: unknown) => void;
  times?: ElectionTimes;
}

/**
 * Starts a shell that composes while it holds the lease and replicates the holder until then.
 * @throws ConfigurationError with one sentence that names the required change
 */
export async function startContender(env: Environment, options: ContenderOptions): Promise<RunningServer> {
  const { LEASE, LEASE_HOLDER: name, REPLICA_TOKEN: token } = env;
  if (!name || !token) throw new ConfigurationError('Set LEASE_HOLDER and REPLICA_TOKEN, which LEASE needs.');
  const logger = pino({ level: env.LOG_LEVEL }, logDestination());
  const { api, times } = options;
  const elector: Elector = createElector({ api, name, hasCopied: (since) => standby.hasCopied(since), logger, times });
  const standby: Standby = await startStandby({
    port: env.PORT,
    host: env.HOST,
    maxConnections: env.MAX_CONNECTIONS,
    dataDir: env.DATA_DIR,
    token,
    leader: () => leaderOf(elector, name),
    logger,
  });
  logger.info({ lease: LEASE, name }, 'waiting for the lease');
  return runInTurn(elector, standby, options, logger);
}

/** A shell cannot replicate itself. */
function leaderOf(elector: Elector, name: string): URL | undefined {
  const holder = elector.holder();
  return holder === undefined || holder === name ? undefined : new URL(`http://${holder}`);
}

function runInTurn(
  elector: Elector,
  standby: Standby,
  { start, onLost }: ContenderOptions,
  logger: Logger,
): RunningServer {
  const stopped = new AbortController();
  let running: Promise<RunningServer> = Promise.resolve(standby);
  const release = () => elector.release().catch((err: unknown) => logger.warn({ err }, 'releasing the lease failed'));

  const lead = async () => {
    await elector.untilHeld(stopped.signal);
    logger.info('acquired the lease; composing');
    const lost = elector.untilLost(stopped.signal);
    running = standby.giveWay().then(() => start(stopped.signal));
    await Promise.race([lost, running.then(() => lost)]);
    logger.fatal('lost the lease');
    onLost();
  };

  const ended = lead().catch(async (error: unknown) => {
    if (stopped.signal.aborted) return;
    await release();
    onLost(error);
  });

  return {
    port: standby.port,
    async stop() {
      stopped.abort();
      await (await running).stop();
      await ended;
      await release();
    },
  };
}
