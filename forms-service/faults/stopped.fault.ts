import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { rowsIn } from '../test/operators/command-line.ts';
import { startProcess } from '../test/process.ts';

const CLIENTS = 64;
const BEFORE = 500;

/**
 * Sends one subscription. Retries under the same key when a keep-alive connection turns out to be closed, as every
 * client must.
 * @returns the response status, or the error code
 */
function subscribe(address: string, email: string, agent: Agent): Promise<number | string> {
  return new Promise((resolve) => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': email };
    const sent = request(`${address}/api/newsletter`, { method: 'POST', agent, headers });
    const fail = ({ code = 'UNKNOWN' }: NodeJS.ErrnoException) =>
      resolve(sent.reusedSocket && code === 'ECONNRESET' ? subscribe(address, email, agent) : code);
    sent.once('error', fail);
    sent.once('response', (response) => text(response).then(() => resolve(response.statusCode ?? 0), fail));
    sent.end(JSON.stringify({ email, captcha: 'bypass' }));
  });
}

it.each([
  ['each request on a connection of its own', false],
  ['connections that stay open', true],
])('a service stopped under load answers all accepted requests and exits with 0: %s', async (_what, keepAlive) => {
  const { address, child, ended, dataDir, stdout } = await startProcess();
  const agent = new Agent({ keepAlive });
  const answered: string[] = [];
  const others: (number | string)[] = [];
  const client = async () => {
    for (;;) {
      const email = `${randomUUID()}@lantern.example`;
      const outcome = await subscribe(address, email, agent);
      if (outcome !== 200) return void others.push(outcome);
      if (answered.push(email) === BEFORE) child.kill('SIGTERM');
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  expect(await ended).toBe(0);
  agent.destroy();
  // Connections that the kernel accepts while closing are reset, unseen by the service.
  expect(others.filter((outcome) => outcome !== 'ECONNREFUSED' && outcome !== 'ECONNRESET')).toEqual([]);
  const seen = stdout()
    .split('\n')
    .filter((line) => line.includes('"route":"/api/newsletter"'))
    .map((line) => JSON.parse(line));
  expect(seen.filter(({ status, finished }) => status !== 200 || !finished)).toEqual([]);
  expect(seen).toHaveLength(answered.length);
  const kept = new Set((await rowsIn({ DATA_DIR: dataDir })).map(({ email }) => email));
  expect(answered.filter((email) => !kept.has(email))).toEqual([]);
});

it('a service stopped under overload answers connections in its backlog', async () => {
  const { address, child, ended, dataDir } = await startProcess();
  const agent = new Agent();
  expect(await subscribe(address, 'first@lantern.example', agent)).toBe(200);
  child.kill('SIGSTOP');
  const posts = Array.from({ length: CLIENTS }, () => subscribe(address, `${randomUUID()}@lantern.example`, agent));
  // Accepted by the kernel, not yet by the service.
  await expect
    .poll(
      () =>
        Object.values(agent.sockets)
          .flat()
          .filter((socket) => socket && !socket.connecting).length,
    )
    .toBe(CLIENTS);
  child.kill('SIGTERM');
  child.kill('SIGCONT');
  expect(await Promise.all(posts)).toEqual(Array(CLIENTS).fill(200));
  expect(await ended).toBe(0);
  expect(await rowsIn({ DATA_DIR: dataDir })).toHaveLength(CLIENTS + 1);
});
