import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { StoreUnavailable } from '../store/lead-store.ts';
import type { Courier } from './courier.ts';

/** How often to poll for deliveries that became due or were left by another instance. */
const POLL_MS = 1_000;
/** Pause between two polls while there is work. */
const PAUSE_MS = 20;
/** Leads per second at which visitors need the whole machine; mails and webhooks go out at about 500. */
const RUSH_PER_S = 300;
/** Pause between two polls during a rush: acknowledged leads are safe and can wait. */
const RUSH_PAUSE_MS = 250;
/** Longest time for which deliveries yield. A longer rush is load that deliveries must keep up with. */
const LONGEST_RUSH_MS = 30_000;

/** Keeps a courier working until it is stopped. */
export function createOutboxLoop(courier: Courier, logger: Logger) {
  let stopping = false;
  let endWait = () => {};
  let isPollRequested = false;
  let wakes = 0;
  let obstacle: string | undefined;

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

  /** @returns whether anything was due */
  async function poll(): Promise<boolean> {
    try {
      const began = await courier.begin();
      if (obstacle) logger.info('deliveries resumed');
      obstacle = undefined;
      return began > 0;
    } catch (error) {
      const code = error instanceof StoreUnavailable ? error.code : 'INTERNAL';
      if (code !== obstacle) logger.warn({ code, err: error }, 'deliveries paused: the store cannot be polled');
      obstacle = code;
      return false;
    }
  }

  let countedAt = performance.now();
  let rushBegan: number | undefined;

  /** Counts the leads since the last call. @returns how long to pause now, in ms */
  function nextPause(): number {
    const now = performance.now();
    const perSecond = wakes / ((now - countedAt) / 1_000);
    [countedAt, wakes] = [now, 0];
    rushBegan = perSecond > RUSH_PER_S ? (rushBegan ?? now) : undefined;
    return rushBegan !== undefined && now - rushBegan < LONGEST_RUSH_MS ? RUSH_PAUSE_MS : PAUSE_MS;
  }

  async function run(): Promise<void> {
    while (!stopping) {
      const isBusy = await poll();
      if (!isBusy) await wait(POLL_MS);
      const pauseMs = nextPause();
      if (!stopping) await pause(pauseMs);
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
    wake(): void {
      wakes += 1;
      requestPoll();
    },
    /** Stops claiming; attempts in flight end or are given back. */
    async stop(): Promise<void> {
      stopping = true;
      requestPoll();
      await running;
      await courier.stop();
    },
  };
}
