import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { temporaryFolder } from './service.ts';

const run = promisify(execFile);

const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];

/** A certificate with its key. */
export interface Issued {
  cert: string;
  key: string;
  certFile: string;
  keyFile: string;
}

/** Creates a certificate authority for one test, as docs/operate.md describes. */
export async function createAuthority() {
  const folder = await temporaryFolder();
  const inFolder = (name: string) => path.join(folder, name);
  const [caFile, caKey] = [inFolder('ca.pem'), inFolder('ca.key')];
  await run('openssl', [
    ...['req', '-x509', ...newKey, '-days', '2', '-subj', '/CN=internal CA'],
    ...['-keyout', caKey, '-out', caFile],
  ]);
  let count = 0;
  return {
    caFile,
    ca: await readFile(caFile, 'utf8'),
    /** @param name host name of the server */
    async issue(name: string): Promise<Issued> {
      count += 1;
      const [certFile, keyFile, request] = ['pem', 'key', 'csr'].map((ending) => inFolder(`${count}.${ending}`)) as [
        string,
        string,
        string,
      ];
      const names = /^[\d.]+$/.test(name) ? `IP:${name}` : `DNS:${name}`;
      const use = 'extendedKeyUsage=serverAuth,clientAuth';
      const asked = ['-subj', `/CN=${name}`, '-addext', `subjectAltName=${names}`, '-addext', use];
      await run('openssl', ['req', ...newKey, ...asked, '-keyout', keyFile, '-out', request]);
      await run('openssl', [
        ...['x509', '-req', '-in', request, '-days', '2', '-copy_extensions', 'copy'],
        ...['-CA', caFile, '-CAkey', caKey, '-CAcreateserial', '-out', certFile],
      ]);
      const [cert, key] = await Promise.all([readFile(certFile, 'utf8'), readFile(keyFile, 'utf8')]);
      return { cert, key, certFile, keyFile };
    },
  };
}
