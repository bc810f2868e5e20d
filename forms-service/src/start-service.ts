import path from 'node:path';
import { hostedCaptchaOf } from '@site/contracts';
import { createLimitedServer, listen, type RunningServer, readSiteConfig, stopGracefully } from '@site/process';
import { createApp } from './app.ts';
import { createCaptcha } from './captcha/create-captcha.ts';
import { createQuestions } from './captcha/questions.ts';
import { readWidgetFiles } from './captcha/widget-files.ts';
import { createDeliveries } from './delivery/create-deliveries.ts';
import { createLinks } from './delivery/links.ts';
import { createPlan } from './delivery/plan.ts';
import type { Environment } from './env.ts';
import { logSecurity } from './http/log-security.ts';
import { createLogger } from './http/logger.ts';
import { createInboxParts } from './inbox/create-inbox-parts.ts';
import { openLimits } from './limits/open-limits.ts';
import { loadOrCreateSecret } from './load-or-create-secret.ts';
import { createMetrics } from './metrics/metrics.ts';
import { endOf, ownCertificate } from './own-certificate.ts';
import { startDigests } from './quarantine/start-digests.ts';
import { startRetention } from './start-retention.ts';
import { openStore } from './store/open-store.ts';

const WIDGET = path.join(import.meta.dirname, '../dist/captcha');

const clock = () => new Date();

/**
 * Creates the service and starts it.
 * @param logger defaults to standard output
 * @throws ConfigurationError with one sentence that says what to change
 */
export async function startService(
  env: Environment,
  logger = createLogger(env.LOG_LEVEL),
  open = openStore,
): Promise<RunningServer> {
  const certificate = ownCertificate(env);
  const secret = env.CAPTCHA_SECRET ?? loadOrCreateSecret(env.DATA_DIR, 'captcha-secret');
  const site = await readSiteConfig(env.SITE_CONFIG);
  const widget = readWidgetFiles(WIDGET, hostedCaptchaOf(site));
  const captcha = createCaptcha({ env, site, secret, logger, clock });
  const links = createLinks(env.LINK_SECRET ?? secret, clock);
  const store = await open(env, {
    onDeath(code) {
      logger.fatal({ code }, 'lead store thread died; exiting for restart');
      process.exit(1);
    },
    onMissingIndexes: (code) => logger.warn({ code }, 'indexes of leads not created; trying again every second'),
  });
  const limits = await openLimits(env, secret, logger);
  const metrics = createMetrics();
  if (certificate) metrics.certificateEnds.set(endOf(certificate));
  const { countAttempt } = metrics;
  const deliveries = createDeliveries({ env, store, site, links, countAttempt, clock, logger });
  const app = createApp({
    store,
    captcha,
    questions: createQuestions(secret, clock),
    limits,
    widget,
    logger,
    logSecurity: env.SECURITY_LOG ? logSecurity(logger, secret) : undefined,
    metrics,
    clock,
    plan: createPlan(env),
    wake: deliveries.wake,
    deliveries,
    links,
    site,
    inbox: createInboxParts(env, store, secret),
    doubleOptIn: env.NEWSLETTER_DOUBLE_OPT_IN,
    trustedHops: env.TRUST_PROXY_HOPS,
    origins: env.SITE_ORIGINS,
  });
  const server = createLimitedServer(app, env.MAX_CONNECTIONS, { certificate });
  const endpoint = { port: env.FORMS_PORT, host: env.FORMS_HOST };
  const port = await listen(server, endpoint, { port: 'FORMS_PORT', host: 'FORMS_HOST' });
  deliveries.start();
  await store.check().catch(({ code }) => logger.warn({ code }, 'lead store not ready'));
  const speaks = certificate ? 'https' : 'http';
  logger.info({ port, speaks, store: env.MONGODB_URI ? 'mongodb' : 'sqlite' }, 'listening');
  const { RETENTION_DAYS: days, DATA_DIR: dataDir } = env;
  const stopRetention = startRetention({ days, store, dataDir, metrics, logger, clock });
  const stopDigests = startDigests({ store, metrics, logger, clock, wake: deliveries.wake });
  return {
    port,
    async stop() {
      stopRetention();
      stopDigests();
      await Promise.all([stopGracefully(server), deliveries.stop()]);
      await Promise.all([store.close(), limits.close()]);
      logger.info('stopped');
    },
  };
}
