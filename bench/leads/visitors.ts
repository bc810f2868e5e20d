import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** What visitors met while something else was going on. */
export interface Met {
  /** Time in ms within which 99 of a hundred were answered. */
  p99: number;
  refusals: number;
  posts: number;
}

/** Posts subscriptions, as many a second whatever happens, until the work beside has ended. */
export async function postBeside(port: number, work: () => Promise<unknown>): Promise<Met> {
  const visitors = new Worker(new URL('./visitors-thread.ts', import.meta.url), { workerData: { port } });
  await once(visitors, 'online');
  const met = once(visitors, 'message');
  try {
    await work();
  } finally {
    visitors.postMessage('enough');
  }
  const [all] = await met;
  return all;
}
