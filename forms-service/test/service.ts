import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createLimitedServer, listen } from '@site/process';
import { onTestFinished } from 'vitest';
import { type AppParts, createApp } from '../src/app.ts';
import { createAltcha } from '../src/captcha/altcha.ts';
import { createQuestions } from '../src/captcha/questions.ts';
import type { WidgetFiles } from '../src/captcha/widget-files.ts';
import { createLinks } from '../src/delivery/links.ts';
import { createPlan } from '../src/delivery/plan.ts';
import { createLogger } from '../src/http/logger.ts';
import {
  createAcknowledgementLimiter,
  createBypassLimiter,
  createGreetingLimiter,
  createRateLimiter,
} from '../src/limits/limiter.ts';
import type { Limits } from '../src/limits/open-limits.ts';
import { createMetrics } from '../src/metrics/metrics.ts';
import { openSqliteStoreHere } from '../src/store/testing/start-here.ts';

/** Makes challenges solvable in milliseconds. */
const CHEAP = 1;

const script = { plain: Buffer.from('plain'), brotli: Buffer.from('brotli'), etag: '"tag"' };
const widget: WidgetFiles = { 'api.js': script, 'worker.js': script };

/** Creates a folder that is removed after the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'forms-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Signs captcha challenges and links. */
export const SECRET = 'a secret of at least thirty-two characters';
const clock = () => new Date();

/** Creates Altcha with the shared secret of test services. */
export function testAltcha(now = clock) {
  return createAltcha({ secret: SECRET, cost: CHEAP, calm: 30, clock: now });
}

type GivenParts = Partial<Omit<AppParts, 'limits'>> & { limits?: Partial<Limits> };

/**
 * Starts the service in this process, on a real socket and SQLite file.
 * @param given overrides of its parts
 * @param open opens its store
 */
export async function startService({ limits, ...given }: GivenParts = {}, open = openSqliteStoreHere) {
  const file = path.join(await temporaryFolder(), 'leads.sqlite');
  const store = await open(file);
  const lines: string[] = [];
  const app = createApp({
    store,
    captcha: testAltcha(),
    questions: createQuestions(SECRET, clock),
    limits: {
      posts: createRateLimiter(1_000, 10_000),
      challenges: createRateLimiter(10_000, 100_000),
      bypasses: createBypassLimiter(1_000, 1_000),
      acknowledgements: createAcknowledgementLimiter(),
      greetings: createGreetingLimiter(),
      ...limits,
    },
    widget,
    logger: createLogger('debug', { write: (line) => void lines.push(line) }),
    metrics: createMetrics(),
    clock,
    plan: createPlan({ ACKNOWLEDGEMENTS: false }),
    wake: () => undefined,
    deliveries: { obstacle: () => undefined },
    links: createLinks(SECRET, clock),
    site: {
      brand: 'Lumenary',
      origin: 'http://localhost:8080',
      phones: { support: '+1 202 555 0142', whatsapp: '+1 202 555 0143' },
      email: 'hello@lumenary.example',
    },
    inbox: {
      users: new Map(),
      store,
      secret: SECRET,
      hashAddress: (email) => email.replaceAll(/./g, 'x'),
      removeFiles: async () => undefined,
      listReplacedLeads: async () => [],
    },
    doubleOptIn: false,
    trustedHops: 0,
    origins: [],
    ...given,
  });
  const server = createLimitedServer(app, 2_000);
  const port = await listen(server, { port: 0, host: '127.0.0.1' }, { port: 'FORMS_PORT', host: 'FORMS_HOST' });
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await store.close();
  });
  return { address: `http://127.0.0.1:${port}`, port, file, store, server, lines };
}
