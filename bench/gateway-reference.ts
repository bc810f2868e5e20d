import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { makeCertificate, startWebServer, type WebServer } from './gateway-container.ts';

const run = promisify(execFile);

/** A plain nginx that serves the same file with the same headers. */
const REFERENCE = `
user root;
worker_processes 2;
daemon off;
pid FOLDER/pid;
error_log stderr alert;
events { worker_connections 3072; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  open_file_cache max=100;
  open_file_cache_valid 1s;
  default_type "text/html; charset=utf-8";
  server {
    listen 127.0.0.1:HTTP_PORT reuseport;
    listen 127.0.0.1:HTTPS_PORT ssl reuseport;
    http2 on;
    ssl_certificate FOLDER/certificate.pem;
    ssl_certificate_key FOLDER/certificate.pem;
    ssl_buffer_size 8k;
    root DOCUMENTS;
    location = / { try_files /index.html.br =404; ADDED_HEADERS }
  }
}`;

/** Headers that nginx sets itself, or that differ per response. */
const OWN_HEADERS = new Set(['connection', 'content-length', 'content-type', 'date', 'etag', 'keep-alive', 'server']);

/** Starts a plain nginx on the documents of a gateway, with the gateway's headers. */
export async function startReference(folder: string, dataDir: string, gateway: WebServer): Promise<WebServer> {
  const { stdout } = await run('curl', ['-s', '-D', '-', '-o', '/dev/null', '-H', 'accept-encoding: br', gateway.http]);
  const added = stdout.split('\r\n').flatMap((line) => {
    const [, name = '', value] = /^([\w-]+): (.*)$/.exec(line) ?? [];
    return value === undefined || OWN_HEADERS.has(name.toLowerCase()) ? [] : [`add_header ${name} "${value}";`];
  });
  const own = path.join(folder, 'reference');
  await mkdir(own);
  await makeCertificate(path.join(own, 'certificate.pem'));
  const configuration = REFERENCE.replace('ADDED_HEADERS', added.join(' ')).replace(
    'DOCUMENTS',
    path.join(dataDir, 'public/current'),
  );
  return startWebServer({
    folder: own,
    files: { 'nginx.conf': configuration },
    command: ['nginx', '-c', 'FOLDER/nginx.conf'],
  });
}
