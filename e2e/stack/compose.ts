import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { LeadsCommand } from '@site/dev-tools/local-site.ts';
import { inProject, root } from '@site/dev-tools/project-root.ts';

const run = promisify(execFile);
const MUCH = 64 * 1024 * 1024;

/** A separate project with overrides for tests and without any `.env`. */
const settings = {
  COMPOSE_DISABLE_ENV_FILE: '1',
  COMPOSE_PROJECT_NAME: 'site-test',
  COMPOSE_FILE: [process.env.COMPOSE_FILE ?? 'docker-compose.yml', inProject('e2e/stack/compose.yml')].join(':'),
  SITE_VERSION: 'test',
  HTTP_PORT: process.env.HTTP_PORT ?? '18080',
  HTTPS_PORT: process.env.HTTPS_PORT ?? '18443',
  OPERATIONS_PORT: process.env.OPERATIONS_PORT ?? '18081',
};

export const environment = { ...process.env, ...settings };

/** Address for visitors of the stack. */
export const url = `http://127.0.0.1:${environment.HTTP_PORT}`;

/** Address for operators. */
export const operationsUrl = `http://127.0.0.1:${environment.OPERATIONS_PORT}`;

async function runIn(cwd: string, file: string, options: string[], more = {}): Promise<string> {
  const { stdout } = await run(file, options, { cwd, env: { ...environment, ...more }, maxBuffer: MUCH });
  return stdout;
}

/** Runs `docker …`. @returns standard output */
export const docker = (...options: string[]): Promise<string> => runIn(root, 'docker', options);

/** Runs `docker …` with text on standard input. */
export async function dockerReading(text: string, ...options: string[]): Promise<void> {
  const running = run('docker', options, { cwd: root, env: environment });
  running.child.stdin?.end(text);
  await running;
}

/** Runs `docker compose …`. @returns standard output */
export const compose = (...options: string[]): Promise<string> => docker('compose', ...options);

/** Runs `docker compose …` in another checkout. */
export const composeIn = (folder: string, ...options: string[]): Promise<string> =>
  runIn(folder, 'docker', ['compose', ...options]);

/** Replaces services without downtime, from another checkout. */
export const rollIn = (folder: string, ...services: string[]): Promise<string> =>
  runIn(folder, 'deploy/roll.sh', services);

const UP = ['compose', 'up', '--detach', '--wait', '--wait-timeout', '180'];

/** Starts services that are not running as configured and waits until all are healthy. */
export const up = (...options: string[]): Promise<string> => docker(...UP, ...options);

/** Starts services with other settings, as from an operator's `.env`. */
export const upWith = (operator: NodeJS.ProcessEnv, ...options: string[]): Promise<string> =>
  runIn(root, 'docker', [...UP, ...options], operator);

/** Command with which operators read leads. */
export const leadsCommand: LeadsCommand = {
  file: 'docker',
  options: ['compose', 'exec', '--no-TTY', 'forms-service', 'node', 'src/admin/leads.ts'],
  environment: settings,
};
