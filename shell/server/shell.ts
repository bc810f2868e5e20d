import type { RequestListener } from 'node:http';
import path from 'node:path';
import { remoteOfPath } from '@site/contracts';
import { ConfigurationError, createLimitedServer, listen, stopGracefully } from '@site/process';
import { logDestination } from '@site/process/log-destination';
import pino, { type Logger } from 'pino';
import { ASSETS_PATH } from './asset-path.ts';
import { openBucketPublisher } from './bucket/open-bucket-publisher.ts';
import { answerWhenCopied } from './election/answer-when-copied.ts';
import { acceptVouchers } from './election/standby-requests.ts';
import type { Environment } from './env.ts';
import { type OpenSite, type OpenSiteOptions, openSite } from './open-site.ts';
import { type OpenStores, openStores } from './open-stores.ts';
import { pollForever } from './poll-forever.ts';
import { pollRemotes } from './poll-remotes.ts';
import { createPublishHook, type PublishHook } from './publish/publish-hook.ts';
import { createReplica } from './replica/replica-routes.ts';
import { createApiProxy } from './serve/api-proxy.ts';
import { createMetrics } from './serve/metrics.ts';
import { createOperatorEndpoints } from './serve/operator-endpoints.ts';
import { createPreviewSession } from './serve/preview-session.ts';
import { createSiteHandler } from './serve/site-handler.ts';
import { openSteering } from './serve/steering/open-steering.ts';

/** Web servers keep serving an expired preview until the next check. */
const PREVIEW_CHECK_MS = 60_000;

/** Releases that did not go live may exceed the store's limit for this long, plus the hour that all files are kept. */
const CLEAN_UP_MS = 10 * 60_000;

interface ShellOptions extends OpenSiteOptions {
  /** Answers requests for local changes before they are composed. */
  develop?: (opened: OpenSite) => Development;
}

/** Additional behavior of a development shell. */
export interface Development {
  /** Answers what it can, and passes all other requests to the site. */
  before(site: RequestListener): RequestListener;
  close(): void;
}

/** Running shell. */
export interface Shell {
  port: number;
  /** Resolves once each remote has been polled and its new release, if any, is live or refused. */
  polled: Promise<void>;
  /** Finishes running answers, then closes everything. */
  stop(): Promise<void>;
}

/**
 * Assembles and starts the shell, which serves its stored composition immediately, then the releases of the remotes.
 * @throws ConfigurationError with one sentence that names the required change
 */
export async function startShell(env: Environment, options: ShellOptions = {}): Promise<Shell> {
  const logger = pino({ level: env.LOG_LEVEL }, logDestination());
  const metrics = createMetrics();
  metrics.composing.set(1);
  const stores = await openStores(env, logger, options);
  const hook = openPublishHook(env, stores, logger);
  const notifyReceiver = () => void hook?.notify();
  const bucket = await openBucketPublisher(env, stores, metrics, logger, notifyReceiver);
  /** A CDN in front of a bucket must not refetch before the bucket is up to date. */
  const notifyOthers = () => (bucket ? void bucket.notify() : notifyReceiver());

  const stopping = new AbortController();
  const signal = AbortSignal.any([stopping.signal, ...(options.signal ? [options.signal] : [])]);
  const tools = { logger, metrics, onPublished: notifyOthers, onShared: notifyReceiver, ...options, signal };
  const opened = await openSite(env, stores, tools);
  const { site, visitorAnswers, previews, sharing, isReady, publisher } = opened;
  const repair = (file: string) =>
    file.startsWith(ASSETS_PATH) ? publisher.repairShell() : site.repair(remoteOfPath(file));
  const replica = createReplica({ dataDir: env.DATA_DIR, token: env.REPLICA_TOKEN });
  const development = options.develop?.(opened);
  const answerAll = createSiteHandler({
    answers: visitorAnswers,
    previews: createPreviewSession(previews, logger),
    operations: createOperatorEndpoints({
      site,
      isReady,
      metrics,
      refreshToken: env.REFRESH_TOKEN,
      steering: await openSteering(env, opened, logger),
      vouchers: acceptVouchers(env.REPLICA_TOKEN),
      replica: [replica.routes, ...(env.LEASE === undefined ? [] : [answerWhenCopied(replica.untilCopied)])],
    }),
    api: createApiProxy(env.FORMS_URL),
    onServed: (status) => metrics.served.inc({ status }),
    onDamagedFile(file, err) {
      logger.error({ file, err }, 'a published file is damaged; republishing it');
      repair(file).catch((error: unknown) => logger.error({ file, err: error }, 'republishing the file failed'));
    },
  });
  const server = createLimitedServer(development?.before(answerAll) ?? answerAll, env.MAX_CONNECTIONS);
  // No connection is accepted before there is something to serve: a gateway tries another instance, or waits.
  const isServed = development !== undefined || (await publisher.current()) !== undefined;
  await sharing.resume();
  if (!isServed) await site.start();
  const port = await listen(server, { port: env.PORT, host: env.HOST }, { port: 'PORT', host: 'HOST' });
  logger.info({ port, host: env.HOST }, 'listening');
  const started = isServed ? site.start() : Promise.resolve();
  if (!development) await started;
  notifyOthers();

  return {
    port,
    polled: started.then(() => startPolling(env, opened, logger, signal)),
    async stop() {
      stopping.abort();
      site.stop();
      hook?.stop();
      bucket?.stop();
      development?.close();
      await stopGracefully(server);
    },
  };
}

/**
 * Starts all periodic tasks. Resolves once each remote has been polled.
 */
function startPolling(
  { REMOTES_POLL_MS, SHARE_CHECK_MS }: Environment,
  { site, pollers, decisions, sharing, visitors, previews, cleanUp }: OpenSite,
  logger: Logger,
  signal: AbortSignal,
): Promise<void> {
  const repeat = (task: () => Promise<unknown>, pauseMs: number, failure: string) =>
    pollForever(task, pauseMs, signal, (err) => logger.error({ err }, failure));
  // Another shell may have recorded a decision, or the day may have changed.
  void repeat(sharing.follow, REMOTES_POLL_MS, 'updating the share failed');
  void repeat(site.replaceFormerBuild, REMOTES_POLL_MS, 'composing again after a replaced build failed');
  if (visitors) void repeat(visitors.watch.check, SHARE_CHECK_MS, 'checking the share failed');
  void repeat(previews.prune, PREVIEW_CHECK_MS, 'removing expired previews failed');
  void repeat(cleanUp, CLEAN_UP_MS, 'cleanup failed');
  return pollRemotes({ site, pollers, steering: decisions.steering, intervalMs: REMOTES_POLL_MS, logger }, signal);
}

/** @throws ConfigurationError without secrets */
function openPublishHook(
  { PUBLISH_HOOK_URL: url, PUBLISH_HOOK_SECRET: secrets, DATA_DIR }: Environment,
  { publisher, shares }: OpenStores,
  logger: Logger,
): PublishHook | undefined {
  if (!url) return undefined;
  if (!secrets)
    throw new ConfigurationError('Set PUBLISH_HOOK_SECRET, with which requests to PUBLISH_HOOK_URL are signed.');
  return createPublishHook({
    url,
    secrets,
    compositions: publisher,
    shares,
    logger,
    // Other shells replicate this folder, and continue from there when they take over.
    stateFile: path.join(DATA_DIR, 'steering', 'notified.json'),
  });
}
