import { randomUUID } from 'node:crypto';
import pLimit from 'p-limit';
import { Pool } from 'undici';

/** Concurrent visitors. */
const CLIENTS = 64;

/** Clients share the processors with the server: undici takes half as much of them as node:http. */
async function post(pool: Pool, path: string, body: string): Promise<void> {
  const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
  const response = await pool.request({ method: 'POST', path, headers, body });
  const answer = await response.body.text();
  if (!answer.includes('"success":true')) throw new Error(`${path} answered ${response.statusCode}: ${answer}`);
}

/**
 * Posts all bodies; each client sends its next one after a response.
 * @returns accepted posts per second, and the 99th percentile of the response time in ms
 * @throws when a post is not accepted: a rate of refusals has no meaning
 */
export async function postAll(url: string, bodies: Iterable<string>): Promise<{ perSecond: number; p99: number }> {
  const { origin, pathname } = new URL(url);
  const pool = new Pool(origin, { connections: CLIENTS });
  const started = performance.now();
  try {
    const times = await pLimit(CLIENTS).map(bodies, async (body) => {
      const sent = performance.now();
      await post(pool, pathname, body);
      return performance.now() - sent;
    });
    const perSecond = times.length / ((performance.now() - started) / 1_000);
    return { perSecond, p99: times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0 };
  } finally {
    await pool.destroy();
  }
}
