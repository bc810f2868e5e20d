import { remoteOfPath } from '@site/contracts';
import { createLimitedServer, listen, stopGracefully } from '@site/process';
import pino from 'pino';
import { ASSETS_PATH } from './asset-path.ts';
import type { Environment } from './env.ts';
import { openSite, type SiteOptions } from './open-site.ts';
import { pollForever } from './poll.ts';
import { createApiProxy } from './serve/api-proxy.ts';
import { createMetrics } from './serve/metrics.ts';
import { createOperations } from './serve/operations.ts';
import { createReloadStream } from './serve/reload-stream.ts';
import { createSiteHandler } from './serve/site-handler.ts';

/** A shell that serves. */
export interface Shell {
  port: number;
  /** Finishes running answers, then closes everything. */
  stop(): Promise<void>;
}

/**
 * Puts the shell together and starts it: it serves what is in its store at once, then whatever the remotes have.
 * @throws ConfigurationError with one sentence that says what to change
 */
export async function startShell(env: Environment, options: SiteOptions = {}): Promise<Shell> {
  const logger = pino({ level: env.LOG_LEVEL });
  const metrics = createMetrics();
  const reload = env.DEV_RELOAD ? createReloadStream() : undefined;
  const { site, watches, answers, isReady, repairShell, published } = await openSite(env, {
    logger,
    metrics,
    reload,
    ...options,
  });

  const server = createLimitedServer(
    createSiteHandler({
      answers,
      operations: createOperations({ site, isReady, metrics, refreshToken: env.REFRESH_TOKEN, reload }),
      api: createApiProxy(env.FORMS_URL),
      onServed: (status) => metrics.served.inc({ status }),
      onDamagedFile(file, err) {
        logger.error({ file, err }, 'a published file is damaged: publishing it again');
        repair(file).catch((error: unknown) => logger.error({ file, err: error }, 'it could not be published again'));
      },
    }),
    env.MAX_CONNECTIONS,
  );
  const repair = async (file: string) => {
    if (file.startsWith(ASSETS_PATH)) return repairShell();
    await site.repair(remoteOfPath(file));
  };
  const listenNow = async () => {
    const port = await listen(server, { port: env.PORT, host: env.HOST }, { port: 'PORT', host: 'HOST' });
    logger.info({ port, host: env.HOST }, 'listening');
    return port;
  };
  // No connection is accepted before there is something to serve: a gateway asks another instance, or waits.
  const isServed = (await published()) !== undefined;
  if (!isServed) await site.start();
  const port = await listenNow();
  if (isServed) await site.start();

  const polling = new AbortController();
  for (const one of watches) {
    void pollForever(() => site.look(one), env.REMOTES_POLL_MS, polling.signal, logger);
  }
  return {
    port,
    async stop() {
      polling.abort();
      site.stop();
      reload?.close();
      await stopGracefully(server);
    },
  };
}
