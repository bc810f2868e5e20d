import { execFile } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { permissionOptions } from '../render/render-permissions.ts';

/** Attempts of code that has reached Node's modules and the process, with the expected errors. */
const attempts: Record<string, [string, RegExp]> = {
  'read a file of the system': ["fs.readFileSync('/etc/hostname')", /ERR_ACCESS_DENIED/],
  'list a folder': ["fs.readdirSync('/')", /ERR_ACCESS_DENIED/],
  'read the environment of the server': ["fs.readFileSync('/proc/' + real.ppid + '/environ')", /ERR_ACCESS_DENIED/],
  'write a file': ["fs.writeFileSync('/tmp/written-while-rendering', '')", /ERR_ACCESS_DENIED/],
  'remove a file of the shell': ['fs.rmSync(real.cwd())', /ERR_ACCESS_DENIED/],
  'start a process': ["childProcess.spawnSync('true')", /ERR_ACCESS_DENIED/],
  'start a thread': ["new threads.Worker('', { eval: true })", /ERR_ACCESS_DENIED/],
  'use a binding': ["real.binding('tcp_wrap')", /ERR_ACCESS_DENIED/],
  'replace the process': ["real.execve('/bin/true', [])", /uses process\.execve/],
  'load an addon': ["real.dlopen({ exports: {} }, '/addon.node')", /uses process\.dlopen/],
  'signal the server': ['real.kill(real.ppid, 0)', /uses process\.kill/],
  'start a debugger': ['real._debugProcess(real.ppid)', /uses process\._debugProcess/],
  'open a connection': ["net.connect(1, '127.0.0.1')", /uses net\.Socket\.connect/],
  'send a request': ["http.get('http://127.0.0.1:1/')", /uses net\.Socket\.connect/],
  'open a TLS connection': ["tls.connect(1, '127.0.0.1')", /uses net\.Socket\.connect/],
  'open an HTTP/2 connection': ["http2.connect('http://127.0.0.1:1/')", /uses net\.Socket\.connect/],
  listen: ['http.createServer().listen(0)', /uses net\.Server\.listen/],
  'bind a socket': ["net._createServerHandle('127.0.0.1', 0, 4)", /uses net\._createServerHandle/],
  'send a datagram': ["dgram.createSocket('udp4').send('', 1, '127.0.0.1')", /uses dgram\.Socket\.send/],
  'resolve a name': ["dns.lookup('localhost', () => {})", /uses dns\.lookup/],
  'ask a name server': ["new dns.Resolver().resolve4('localhost', () => {})", /uses dns\.Resolver\.resolve4/],
  'make code from text': ["new Function('return 1')()", /Code generation from strings/],
};

/** Runs in a process like a bundle, with access to all of Node. */
const script = `
  import childProcess from 'node:child_process';
  import dgram from 'node:dgram';
  import dns from 'node:dns';
  import fs from 'node:fs';
  import http from 'node:http';
  import http2 from 'node:http2';
  import net from 'node:net';
  import threads from 'node:worker_threads';
  import tls from 'node:tls';
  import { isolate } from '${pathToFileURL(path.join(import.meta.dirname, 'isolation.ts'))}';
  const real = process;
  const attempts = { ${Object.entries(attempts).map(([what, [code]]) => `'${what}': () => ${code}`)} };
  isolate();
  const outcomes = Object.entries(attempts).map(([what, attempt]) => {
    try {
      attempt();
      return [what, 'succeeds'];
    } catch (error) {
      return [what, (error.code ?? '') + ' ' + error.message];
    }
  });
  fs.writeSync(1, JSON.stringify(Object.fromEntries(outcomes)));
  real.exit();
`;

test('blocks code that has reached the modules of Node during rendering', async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...permissionOptions, '--input-type=module', '--eval', script],
    { env: {} },
  );
  const expected = Object.entries(attempts).map(([what, [, refusal]]) => [what, expect.stringMatching(refusal)]);
  expect(JSON.parse(stdout)).toEqual(Object.fromEntries(expected));
});
