import path from 'node:path';
import { build } from './build.ts';
import { inProject } from './root.ts';
import { type Service, ServiceFailed, startService } from './service.ts';

const POLL_MS = '500';
const FORMS = inProject('forms-service/src/start.ts');
const SHELL = inProject('shell/server/start.ts');

/** Reads its environment as the servers do, to say where things are. */
const dataDir = () => process.env.DATA_DIR ?? '.data';
const host = () => process.env.HOST ?? '127.0.0.1';

/** Mails lead to the site where it is served here, unless its configuration has been said. */
function mailLinks(): Record<string, string> {
  const { SITE_ORIGIN, SITE_CONFIG, PORT } = process.env;
  return SITE_ORIGIN || SITE_CONFIG || !PORT ? {} : { SITE_ORIGIN: `http://localhost:${PORT}` };
}

function greet(port: number): void {
  const shown = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host()) ? 'localhost' : host();
  const leads = process.env.MONGODB_URI ? 'in MongoDB (MONGODB_URI)' : path.join(dataDir(), 'leads.sqlite');
  const mails = process.env.SMTP_URL
    ? 'through SMTP_URL'
    : `${path.join(dataDir(), 'mail')}/*.eml (set SMTP_URL to send them)`;
  console.log(`
  Site     http://${shown}:${port}
  Leads    ${leads}
  Mails    ${mails}
  Stop     Ctrl-C

  Try next
    http://${shown}:${port}/contact        send a message, then: npm run leads -- list
    http://${shown}:${port}/-/composition  which releases the site is made of
    npm run dev                            change a page and watch it arrive
`);
}

/** Waits for a signal or for one of the services to end, whichever comes first. */
function untilStopped(services: Service[]): Promise<number> {
  const signals = ['SIGINT', 'SIGTERM'] as const;
  const asked = new Promise<number>((resolve) => {
    for (const signal of signals) process.on(signal, () => resolve(0));
  });
  const failed = services.map(async ({ ended }) => {
    const code = await ended;
    return code === 0 ? 0 : 1;
  });
  return Promise.race([asked, ...failed]);
}

/** `npm start`: builds what is not built, serves the whole site on one port until it is stopped. */
export async function run(): Promise<number> {
  if (!(await build())) return 1;
  const services: Service[] = [];
  try {
    const logging = { LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' };
    const forms = await startService(FORMS, { ...logging, ...mailLinks() });
    services.push(forms);
    const shell = await startService(SHELL, {
      NODE_ENV: 'production',
      REMOTES_POLL_MS: process.env.REMOTES_POLL_MS ?? POLL_MS,
      ...logging,
      FORMS_URL: `http://127.0.0.1:${forms.port}`,
    });
    services.push(shell);
    greet(shell.port);
    return await untilStopped(services);
  } catch (error) {
    if (error instanceof ServiceFailed) return 1;
    throw error;
  } finally {
    await Promise.all(services.map(({ stop }) => stop()));
  }
}
