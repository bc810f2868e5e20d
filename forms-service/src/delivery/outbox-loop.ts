import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { StoreUnavailable } from '../store/lead-store.ts';
import type { Courier } from './courier.ts';

/** How often to look for what became due, or was left by another instance. */
const LOOK_MS = 1_000;
/** Pause between two looks. */
const BREATH_MS = 20;
/** Leads per second at which visitors need the whole machine; mails and webhooks go out at about 500. */
const RUSH_PER_S = 300;
/** Pause between two looks during a rush: what was acknowledged is safe, and can wait. */
const RUSH_BREATH_MS = 250;

/** Keeps a courier at work, from its start until it is stopped. */
export function createOutboxLoop(courier: Courier, logger: Logger) {
  let stopping = false;
  let nudge = () => {};
  let isNudged = false;
  let wakes = 0;
  let obstacle: string | undefined;

  /** Waits so long, or until somebody knows of something to do. */
  async function rest(ms: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    nudge = resolve;
    const timer = setTimeout(resolve, isNudged ? 0 : ms);
    await promise;
    clearTimeout(timer);
    isNudged = false;
  }

  function lookSoon(): void {
    isNudged = true;
    nudge();
  }
  courier.whenThereIsRoom(lookSoon);

  /** @returns whether there was something to do */
  async function look(): Promise<boolean> {
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

  /** @param since when wakes were counted the last time, in ms */
  function isRush(since: number): boolean {
    const perSecond = wakes / ((performance.now() - since) / 1_000);
    wakes = 0;
    return perSecond > RUSH_PER_S;
  }

  async function run(): Promise<void> {
    let counted = performance.now();
    while (!stopping) {
      const isBusy = await look();
      if (!isBusy) await rest(LOOK_MS);
      const breath = isRush(counted) ? RUSH_BREATH_MS : BREATH_MS;
      counted = performance.now();
      if (!stopping) await pause(breath);
    }
  }
  let running: Promise<void> | undefined;

  return {
    start() {
      running ??= run();
    },
    /** Code of what kept it from looking the last time. */
    obstacle: () => obstacle,
    /** Something may be due now: called for each lead that comes in. */
    wake(): void {
      wakes += 1;
      lookSoon();
    },
    /** Claims nothing more; what is under way ends or is given back. */
    async stop(): Promise<void> {
      stopping = true;
      lookSoon();
      await running;
      await courier.stop();
    },
  };
}
