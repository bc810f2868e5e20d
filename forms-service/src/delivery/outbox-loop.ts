import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { StoreUnavailable } from '../store/lead-store.ts';
import type { Courier } from './courier.ts';

/** How often to poll for deliveries that became due or were left by another instance. */
const POLL_MS = 1_000;
/** Pause between two polls, which gives visitors priority while many leads arrive. */
const PAUSE_MS = 20;
/** Pause while this thread has almost no idle time: composing mails would take it from visitors. */
const BUSY_PAUSE_MS = 100;
/** Share of its time that a busy thread computes. */
const BUSY_FROM = 0.98;

/** Keeps a courier working until it is stopped. */
export function createOutboxLoop(courier: Courier, logger: Logger) {
  let stopping = false;
  let endWait = () => {};
  let isPollRequested = false;
  let obstacle: string | undefined;
  let load = performance.eventLoopUtilization();

  /** Returns the pause that the load since the last call requires. */
  function pauseMs(): number {
    const { utilization } = performance.eventLoopUtilization(load);
    load = performance.eventLoopUtilization();
    return utilization < BUSY_FROM ? PAUSE_MS : BUSY_PAUSE_MS;
  }

  /** Waits for the given time, or until a poll is requested. */
  async function wait(ms: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    endWait = resolve;
    const timer = setTimeout(resolve, isPollRequested ? 0 : ms);
    await promise;
    clearTimeout(timer);
    isPollRequested = false;
  }

  function requestPoll(): void {
    isPollRequested = true;
    endWait();
  }
  courier.onCapacity(requestPoll);

  function report(failure: unknown): void {
    const code = failure instanceof StoreUnavailable ? failure.code : 'INTERNAL';
    if (code !== obstacle) logger.warn({ code, err: failure }, 'deliveries paused: the store cannot be polled');
    obstacle = code;
  }

  /** @returns whether anything was due */
  async function poll(): Promise<boolean> {
    const { began, failure } = await courier.begin();
    if (failure) {
      report(failure);
    } else {
      if (obstacle) logger.info('deliveries resumed');
      obstacle = undefined;
    }
    return began > 0;
  }

  async function run(): Promise<void> {
    while (!stopping) {
      const isBusy = await poll();
      if (!isBusy) await wait(POLL_MS);
      if (!stopping) await pause(pauseMs());
    }
  }
  let running: Promise<void> | undefined;

  return {
    start() {
      running ??= run();
    },
    /** Code of the error that made the latest poll fail. */
    obstacle: () => obstacle,
    /** Requests a poll; called for each new lead. */
    wake: requestPoll,
    /** Stops claiming; attempts in flight end or are given back. */
    async stop(): Promise<void> {
      stopping = true;
      requestPoll();
      await running;
      await courier.stop();
    },
  };
}
