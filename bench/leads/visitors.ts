import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

const PER_SECOND = 50;
let visitors = 0;

/** What visitors met while something else was going on. */
export interface Met {
  /** Time in ms within which 99 of a hundred were answered. */
  p99: number;
  refusals: number;
  posts: number;
}

/** Posts subscriptions, as many a second whatever happens, until the work beside has ended. They need no captcha. */
export async function postBeside(port: number, work: Promise<unknown>): Promise<Met> {
  let isOver = false;
  const ended = work.finally(() => {
    isOver = true;
  });
  const times: number[] = [];
  let refusals = 0;
  const post = async () => {
    const email = `visitor.${visitors++}.${randomUUID()}@company.example`;
    const started = performance.now();
    const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
    const body = JSON.stringify({ email, captcha: 'bypass' });
    const { status } = await fetch(`http://127.0.0.1:${port}/api/newsletter`, { method: 'POST', headers, body });
    times.push(performance.now() - started);
    if (status !== 200) refusals += 1;
  };
  const posts: Promise<void>[] = [];
  while (!isOver) {
    posts.push(post());
    await pause(1_000 / PER_SECOND);
  }
  await Promise.all(posts);
  await ended;
  const p99 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
  return { p99, refusals, posts: times.length };
}
