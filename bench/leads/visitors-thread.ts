import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { Met } from './visitors.ts';

/** Visitors in a separate thread: starting a command blocks the thread that starts it for a moment. */
const { port }: { port: number } = workerData;
const PER_SECOND = 50;

const times: number[] = [];
let refusals = 0;
let isExpired = false;
parentPort?.once('message', () => {
  isExpired = true;
});

/** Subscriptions need no captcha. */
async function post(): Promise<void> {
  const email = `visitor.${randomUUID()}@company.example`;
  const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
  const body = JSON.stringify({ email, captcha: 'bypass' });
  const started = performance.now();
  const { status } = await fetch(`http://127.0.0.1:${port}/api/newsletter`, { method: 'POST', headers, body });
  times.push(performance.now() - started);
  if (status !== 200) refusals += 1;
}

const posts: Promise<void>[] = [];
while (!isExpired) {
  posts.push(post());
  await pause(1_000 / PER_SECOND);
}
await Promise.all(posts);
const p99 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
parentPort?.postMessage({ p99, refusals, posts: times.length } satisfies Met);
