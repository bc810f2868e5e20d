import { createServer } from 'node:http';
import pino from 'pino';
import type { Environment } from './env.ts';
import { releaseSource } from './ingest/release-source.ts';
import { pollForever } from './poll.ts';
import { type RegisteredRemote, readRegistry } from './registry/read-registry.ts';
import { watchRemote } from './remote-watch.ts';
import { createApiProxy } from './serve/api-proxy.ts';
import { closeGently, listen } from './serve/listen.ts';
import { createMetrics } from './serve/metrics.ts';
import { createOperations } from './serve/operations.ts';
import { createReleaseFiles } from './serve/release-files.ts';
import { createReloadStream } from './serve/reload-stream.ts';
import { readShellAssets } from './serve/shell-assets.ts';
import { createSiteHandler } from './serve/site-handler.ts';
import { readShellBuild } from './shell-build.ts';
import { createSite } from './site.ts';
import { readSiteConfig } from './site-config.ts';
import { openStore, type Store } from './store/store.ts';

const MB = 1_000_000;

/** Brotli's best for files that live for months; a developer who waits for a saved file needs speed. */
const QUALITY = { production: 11, development: 3 };

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
export async function startShell(env: Environment): Promise<Shell> {
  const quality = env.DEV_RELOAD ? QUALITY.development : QUALITY.production;
  const logger = pino({ level: env.LOG_LEVEL });
  const site = await readSiteConfig(env.SITE_CONFIG);
  const registry = await readRegistry(env.REMOTES_FILE, env.REMOTES);
  const shell = await readShellBuild(env.SHELL_DIST);
  const store = await openStore(env.DATA_DIR, env.STORE_MAX_MB * MB, quality);
  const lastGood = await store.readLastGood();
  const metrics = createMetrics();
  const files = createReleaseFiles(store.files);
  const reload = env.DEV_RELOAD ? createReloadStream() : undefined;
  const watches = registry.map((remote) => watch(remote, store, env));

  const current = createSite({
    composer: {
      site,
      shell,
      registry,
      files: store.files,
      limits: { pageTimeoutMs: env.COMPOSE_PAGE_TIMEOUT_MS, memoryMb: env.COMPOSE_MEMORY_MB },
      reloadScript: reload?.script,
    },
    watches,
    lastGood,
    stored: await store.loadReleases(lastGood, registry),
    async onSwap({ id, releases }) {
      const serving = [...releases.values()];
      files.update(await store.prune(serving), serving);
      await store.writeLastGood(serving);
      reload?.announce(id);
    },
    logger,
    metrics,
  });

  const server = createServer(
    createSiteHandler({
      documents: current.documents,
      assets: await readShellAssets(shell, quality),
      files,
      operations: createOperations({ site: current, metrics, refreshToken: env.REFRESH_TOKEN, reload }),
      api: createApiProxy(env.FORMS_URL),
      onServed: (status) => metrics.served.inc({ status }),
    }),
  );
  const port = await listen(server, env.PORT, env.HOST);
  logger.info({ port, host: env.HOST }, 'listening');
  await current.start();

  const polling = new AbortController();
  for (const one of watches) {
    void pollForever(() => current.look(one), env.REMOTES_POLL_MS, polling.signal, logger);
  }
  return {
    port,
    async stop() {
      polling.abort();
      current.stop();
      reload?.close();
      await closeGently(server);
    },
  };
}

function watch(remote: RegisteredRemote, store: Store, env: Environment) {
  return watchRemote({
    remote,
    source: releaseSource(remote.source, { timeoutMs: env.REMOTE_TIMEOUT_MS }),
    files: store.files,
    releases: store.releases,
    limits: { maxFileBytes: env.REMOTE_MAX_FILE_MB * MB, maxReleaseBytes: env.REMOTE_MAX_RELEASE_MB * MB },
  });
}
