import path from 'node:path';
import { inProject } from '@site/dev-tools/project-root.ts';
import { exitCodeOf } from '@site/dev-tools/service.ts';
import { readSiteConfig } from '@site/process';
import { mailFolderIn } from '../../forms-service/src/delivery/mail/remove-mails.ts';
import { type Environment as FormsEnvironment, readEnvironment as readForms } from '../../forms-service/src/env.ts';
import { readEnvironment as readShell, type Environment as ShellEnvironment } from '../../shell/server/env.ts';
import type { KeptProcess } from '../servers/keep-running.ts';
import { keepServer, type Server } from '../servers/keep-server.ts';
import { untilStopRequested } from '../servers/stop-requested.ts';
import { withoutTls } from '../servers/without-tls.ts';
import { build } from './build.ts';

const POLL_MS = '200';

interface Environments {
  forms: FormsEnvironment;
  shell: ShellEnvironment;
}

/** Reads the configuration of all servers, which reports a wrong value before anything is built and started. */
async function readConfiguration(): Promise<Environments> {
  const environments = { forms: readForms(), shell: readShell() };
  await readSiteConfig(environments.shell.SITE_CONFIG);
  return environments;
}

/** Links in mails point to this machine, unless the operator has configured the site's address. */
function mailLinks({ PORT }: ShellEnvironment): Record<string, string> {
  const isConfigured = process.env.SITE_ORIGIN || process.env.SITE_CONFIG || !process.env.PORT || PORT === 0;
  return isConfigured ? {} : { SITE_ORIGIN: `http://localhost:${PORT}` };
}

function whereMailsGo({ SMTP_URL, MAIL_FILES, DATA_DIR }: FormsEnvironment): string {
  if (SMTP_URL) return 'through SMTP_URL';
  return MAIL_FILES ? `${mailFolderIn(DATA_DIR)}/*.eml (set SMTP_URL to send them)` : 'wait until SMTP_URL is set';
}

function greet({ forms, shell }: Environments, port: number): void {
  const shown = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(shell.HOST) ? 'localhost' : shell.HOST;
  const leads = forms.MONGODB_URI ? 'in MongoDB (MONGODB_URI)' : path.join(shell.DATA_DIR, 'leads.sqlite');
  console.log(`
  Site     http://${shown}:${port}
  Leads    ${leads}
  Mails    ${whereMailsGo(forms)}
  Stop     Ctrl-C

  Try next
    http://${shown}:${port}/contact        send a message, then: npm run leads -- list
    http://${shown}:${port}/-/             which releases are live, and who has published them
    npm run dev                            change a page and watch it arrive
`);
}

async function startServers(running: KeptProcess<number>[], environments: Environments): Promise<void> {
  const logging = { LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' };
  const start = (server: Server) => {
    const kept = keepServer(server);
    running.push(kept);
    return kept.first;
  };
  const formsPort = await start({
    name: 'forms-service',
    file: inProject('forms-service/src/start.ts'),
    portVariable: 'FORMS_PORT',
    environment: { ...logging, ...withoutTls, ...mailLinks(environments.shell) },
  });
  const port = await start({
    name: 'shell',
    file: inProject('shell/server/start.ts'),
    portVariable: 'PORT',
    environment: {
      NODE_ENV: 'production',
      REMOTES_POLL_MS: process.env.REMOTES_POLL_MS ?? POLL_MS,
      ...logging,
      FORMS_URL: `http://127.0.0.1:${formsPort}`,
    },
  });
  greet(environments, port);
}

/** `npm start`: builds outdated targets and serves the whole site on one port until it is stopped. */
export async function run(): Promise<number> {
  const environments = await readConfiguration();
  if (!(await build())) return 1;
  const stopRequested = untilStopRequested();
  const running: KeptProcess<number>[] = [];
  try {
    await Promise.race([stopRequested, startServers(running, environments)]);
    await stopRequested;
    return 0;
  } catch (error) {
    return exitCodeOf(error);
  } finally {
    await Promise.all(running.map(({ stop }) => stop()));
  }
}
