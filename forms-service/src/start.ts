import path from 'node:path';
import { ConfigurationError, stopGently } from '@site/process';
import { createApp } from './app.ts';
import { createAltcha } from './captcha/altcha.ts';
import { readWidgetFiles } from './captcha/widget-files.ts';
import { type Environment, readEnvironment } from './env.ts';
import { createRateLimiter } from './http/limit-rate.ts';
import { listen } from './http/listen.ts';
import { createLogger } from './http/logger.ts';
import { keepRetention } from './keep-retention.ts';
import { keptSecret } from './kept-secret.ts';
import { createMetrics } from './metrics/metrics.ts';
import { openStore } from './store/open-store.ts';

const WIDGET = path.join(import.meta.dirname, '../dist/captcha');

const clock = () => new Date();

async function start(env: Environment) {
  const logger = createLogger(env.LOG_LEVEL);
  const widget = readWidgetFiles(WIDGET);
  const secret = env.CAPTCHA_SECRET ?? keptSecret(env.DATA_DIR, 'captcha-secret');
  const store = await openStore(env);
  const metrics = createMetrics();
  const app = createApp({
    store,
    captcha: createAltcha({ secret, cost: env.CAPTCHA_COST, clock }),
    limiter: createRateLimiter(env.RATE_LIMIT_PER_MINUTE, env.RATE_LIMIT_BURST),
    widget,
    logger,
    metrics,
    clock,
    trustedHops: env.TRUST_PROXY_HOPS,
    origins: env.SITE_ORIGINS,
  });
  const { server, port } = await listen(app, {
    port: env.FORMS_PORT,
    host: env.FORMS_HOST,
    maxConnections: env.MAX_CONNECTIONS,
  });
  await store.check().catch(({ code }) => logger.warn({ code }, 'leads cannot be kept yet'));
  logger.info({ port, store: env.MONGODB_URI ? 'mongodb' : 'sqlite' }, 'listening');
  const stopRetention = keepRetention({ days: env.RETENTION_DAYS, archive: store, metrics, logger, clock });
  return {
    port,
    async stop() {
      stopRetention();
      await stopGently(server);
      await store.close();
      logger.info('stopped');
    },
  };
}

try {
  const service = await start(readEnvironment());
  const { promise: asked, resolve: stop } = Promise.withResolvers<unknown>();
  for (const reason of ['SIGTERM', 'SIGINT', 'disconnect']) process.on(reason, stop);
  process.send?.({ ready: true, port: service.port });
  await asked;
  await service.stop();
  process.exit(0);
} catch (error) {
  console.error(error instanceof ConfigurationError ? error.message : error);
  process.exit(1);
}
