import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import pLimit from 'p-limit';

/** Concurrent visitors. */
const CLIENTS = 64;

function post(url: string, agent: Agent, body: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'idempotency-key': randomUUID(),
    };
    const sent = request(url, { method: 'POST', agent, headers }, async (response) => {
      const answer = await text(response);
      if (answer.includes('"success":true')) resolve();
      else reject(new Error(`${url} answered ${response.statusCode}: ${answer}`));
    });
    sent.once('error', reject);
    sent.end(body);
  });
}

/**
 * Posts all bodies; each client sends its next one after a response.
 * @returns accepted posts per second, and the 99th percentile of the response time in ms
 * @throws when a post is not accepted: a rate of refusals has no meaning
 */
export async function postAll(url: string, bodies: Iterable<string>): Promise<{ perSecond: number; p99: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const started = performance.now();
  try {
    const times = await pLimit(CLIENTS).map(bodies, async (body) => {
      const sent = performance.now();
      await post(url, agent, body);
      return performance.now() - sent;
    });
    const perSecond = times.length / ((performance.now() - started) / 1_000);
    return { perSecond, p99: times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0 };
  } finally {
    agent.destroy();
  }
}
