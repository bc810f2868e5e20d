import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@site/dev-tools/free-port.ts';

/** The bytes to serve, with their headers. */
export interface StaticAnswer {
  content: Buffer;
  headers: Headers;
}

const START_MS = 5_000;
const MADE_BY_NGINX = ['connection', 'content-length', 'content-type', 'date', 'etag', 'keep-alive'];

const isRoot = () => process.getuid?.() === 0;

/** Checks whether nginx is on the path or at Debian's location. */
export function findNginx(): string | undefined {
  return ['nginx', '/usr/sbin/nginx'].find((file) => {
    try {
      execFileSync(file, ['-v'], { stdio: 'ignore' });
      return true;
    } catch {
      return false;
    }
  });
}

/** Tuned for small static files: cached open files, no log, persistent connections. */
function configuration(folder: string, port: number, workers: number | 'auto', { headers }: StaticAnswer): string {
  const added = [...headers].filter(([name]) => !MADE_BY_NGINX.includes(name));
  return `
${isRoot() ? 'user root;' : ''}
worker_processes ${workers};
daemon off;
pid ${folder}/pid;
error_log stderr warn;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000000;
  open_file_cache max=100;
  open_file_cache_valid 60s;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    default_type "${headers.get('content-type')}";
    location = / { try_files /document.br =404; }
    ${added.map(([name, value]) => `add_header ${name} "${value}";`).join('\n    ')}
  }
}`;
}

/** An nginx that serves one precompressed document at `/`. */
export class Nginx {
  readonly url: string;
  readonly #process: ChildProcess;
  readonly #folder: string;

  private constructor(url: string, child: ChildProcess, folder: string) {
    this.url = url;
    this.#process = child;
    this.#folder = folder;
  }

  static async start(file: string, workers: number | 'auto', answer: StaticAnswer): Promise<Nginx> {
    const folder = await mkdtemp(path.join(tmpdir(), 'nginx-'));
    const port = await freePort();
    await writeFile(path.join(folder, 'document.br'), answer.content);
    await writeFile(path.join(folder, 'nginx.conf'), configuration(folder, port, workers, answer));
    const child = spawn(file, ['-p', folder, '-c', 'nginx.conf'], { stdio: ['ignore', 'ignore', 'inherit'] });
    const nginx = new Nginx(`http://127.0.0.1:${port}/`, child, folder);
    await nginx.#answers();
    return nginx;
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.#process.once('exit', resolve));
    if (this.#process.exitCode === null && this.#process.kill('SIGTERM')) await ended;
    await rm(this.#folder, { recursive: true, force: true });
  }

  async #answers(): Promise<void> {
    for (const deadline = Date.now() + START_MS; Date.now() < deadline; await pause(20)) {
      if (await fetch(this.url).catch(() => undefined)) return;
    }
    await this.stop();
    throw new Error('nginx does not answer.');
  }
}
