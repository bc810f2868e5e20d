import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Visitors' results during some work. */
export interface Met {
  /** 99th percentile of the response time, in ms. */
  p99: number;
  refusals: number;
  posts: number;
}

/** Posts subscriptions at a fixed rate until the concurrent work has ended. */
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
