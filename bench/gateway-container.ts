import { execFile, execFileSync } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '@site/dev-tools/free-port.ts';
import { inProject, root } from '@site/dev-tools/project-root.ts';
import { environmentOf, type ShellOptions } from './shell.ts';

const run = promisify(execFile);
const IMAGE = 'nginx:1.30';
const NODE_IMAGE = 'node:24-bookworm-slim';
const START_MS = 30_000;

/** Checks whether this machine can run nginx and a shell like the container stack. */
export function canRunGateway(): boolean {
  try {
    execFileSync('docker', ['image', 'inspect', IMAGE, NODE_IMAGE], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** A web server in a container that shares this machine's network. */
export interface WebServer {
  http: string;
  https: string;
  stop(): Promise<void>;
}

interface WebServerOptions {
  /** Mounted at the same path; contains the configuration. */
  folder: string;
  /** Starts nginx; replaces `FOLDER`, `HTTP_PORT`, `HTTPS_PORT` and `HEALTH_PORT` in the texts of `files`. */
  command: string[];
  /** Name → text. */
  files: Record<string, string>;
  environment?: Record<string, string>;
}

/** A self-signed certificate for `localhost`, with its key in the same file. */
export async function makeCertificate(file: string): Promise<void> {
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', file];
  const { stdout } = await run('openssl', ['req', '-x509', '-days', '2', '-subj', '/CN=localhost', ...key]);
  await writeFile(file, (await readFile(file, 'utf8')) + stdout);
}

/** Configuration of the gateway, with paths and ports of this machine. */
export async function gatewayFiles(dataDir: string): Promise<Record<string, string>> {
  const folder = inProject('deploy/gateway');
  const names = await readdir(folder);
  const texts = names.map(async (name): Promise<[string, string]> => {
    const text = await readFile(path.join(folder, name), 'utf8');
    const here = text
      .replaceAll('/etc/nginx/gateway', 'FOLDER')
      .replaceAll('/tmp/', 'FOLDER/')
      .replaceAll('/certificates', 'FOLDER/certificates')
      .replaceAll('/data/public', path.join(dataDir, 'public'))
      .replaceAll('127.0.0.1:2020', '127.0.0.1:HEALTH_PORT')
      .replaceAll('listen 80 ', 'listen 127.0.0.1:HTTP_PORT ')
      .replaceAll('listen 443 ', 'listen 127.0.0.1:HTTPS_PORT ');
    return [name, name === 'nginx.conf' ? `user root;\n${here}` : here];
  });
  return Object.fromEntries(await Promise.all(texts));
}

/** As `cpu_shares` of the shell in docker-compose.yml. */
const SHELL_CPU_SHARES = 2;

/**
 * Starts a shell in a container with low CPU priority, as in the container stack, and waits until it is ready.
 * @param folder for the shell's input and output
 */
export async function startShellContainer(folder: string, shell: ShellOptions): Promise<{ stop(): Promise<void> }> {
  const port = await freePort();
  const mounts = ['--volume', `${root}:${root}:ro`, '--volume', `${folder}:${folder}`];
  const variables = Object.entries(environmentOf({ ...shell, port })).flatMap((entry) => ['--env', entry.join('=')]);
  const limits = ['--cpu-shares', String(SHELL_CPU_SHARES), '--network', 'host', '--workdir', root];
  const options = ['--detach', '--rm', '--init', ...limits, ...mounts, ...variables];
  const { stdout } = await run('docker', ['run', ...options, NODE_IMAGE, 'node', 'shell/server/start.ts']);
  const stop = async () => void (await run('docker', ['stop', '--time', '1', stdout.trim()]));
  await answering(`http://127.0.0.1:${port}/-/ready`, stdout.trim());
  return { stop };
}

/** Waits until a server in a container responds successfully. */
async function answering(url: string, container: string): Promise<void> {
  for (const deadline = Date.now() + START_MS; Date.now() < deadline; await pause(20)) {
    const response = await fetch(url, { redirect: 'manual' }).catch(() => undefined);
    if (response && response.status < 400) return;
  }
  const { stdout, stderr } = await run('docker', ['logs', container]);
  throw new Error(`${url} does not answer: ${stdout}${stderr}`);
}

/** Starts nginx and waits until it responds. */
export async function startWebServer({
  folder,
  command,
  files,
  environment = {},
}: WebServerOptions): Promise<WebServer> {
  const [http, https, health] = [await freePort(), await freePort(), await freePort()];
  const settle = (text: string) =>
    text
      .replaceAll('FOLDER', folder)
      .replaceAll('HTTP_PORT', String(http))
      .replaceAll('HTTPS_PORT', String(https))
      .replaceAll('HEALTH_PORT', String(health));
  await mkdir(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), settle(text));
  const mounts = [folder, path.dirname(folder)].flatMap((one) => ['--volume', `${one}:${one}`]);
  const variables = Object.entries(environment).flatMap((entry) => ['--env', entry.join('=')]);
  const options = ['--detach', '--rm', '--network', 'host', '--entrypoint', '', ...mounts, ...variables];
  const { stdout } = await run('docker', ['run', ...options, IMAGE, ...command.map(settle)]);
  const server: WebServer = {
    http: `http://127.0.0.1:${http}/`,
    https: `https://localhost:${https}/`,
    stop: async () => void (await run('docker', ['stop', '--time', '1', stdout.trim()])),
  };
  await answering(server.http, stdout.trim());
  return server;
}
