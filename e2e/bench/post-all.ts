import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';

/** Visitors who send at the same time. */
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
 * Posts all bodies, each client its next one as soon as it has an answer.
 * @returns accepted posts per second
 * @throws when one is not accepted: a rate of refusals says nothing
 */
export async function postAll(url: string, bodies: string[]): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const queue = bodies[Symbol.iterator]();
  const started = performance.now();
  const client = async () => {
    for (const body of queue) await post(url, agent, body);
  };
  try {
    await Promise.all(Array.from({ length: CLIENTS }, client));
  } finally {
    agent.destroy();
  }
  return bodies.length / ((performance.now() - started) / 1_000);
}
