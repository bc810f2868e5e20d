import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { host } from './ingress.ts';

const run = promisify(execFile);

const secret = (name: string, stringData: Record<string, string>, type = 'Opaque') => ({
  apiVersion: 'v1',
  kind: 'Secret',
  metadata: { name, namespace: 'site' },
  type,
  stringData,
});

export const randomSecret = (): string => randomBytes(36).toString('base64');

/** Secrets that the pods require, as deploy/kubernetes/README.md creates them. */
export const siteSecrets = () => [
  secret('shell', { 'refresh-token': randomSecret(), 'replica-token': randomSecret() }),
  secret('forms-service', {
    'captcha-secret': randomSecret(),
    'erasure-secret': randomSecret(),
    'link-secret': randomSecret(),
    'smtp-url': '',
    'mongodb-uri': 'mongodb://leads-svc.site-database:27017/forms',
  }),
];

/** A certificate for the host, and the secret from which the ingress controller reads it. */
export async function makeCertificate() {
  const folder = await mkdtemp(path.join(tmpdir(), 'certificate-'));
  const [key, certificate] = [path.join(folder, 'key'), path.join(folder, 'certificate')];
  const names = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`];
  const kind = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'];
  await run('openssl', [...kind, ...names, '-keyout', key, '-out', certificate]);
  const pair = { 'tls.crt': await readFile(certificate, 'utf8'), 'tls.key': await readFile(key, 'utf8') };
  await rm(folder, { recursive: true });
  return { certificate: pair['tls.crt'], object: secret('site-tls', pair, 'kubernetes.io/tls') };
}
