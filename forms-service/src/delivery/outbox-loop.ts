import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { StoreUnavailable } from '../store/lead-store.ts';
import type { Courier } from './courier.ts';

/** How often to look for what became due, or was left by another instance. */
const LOOK_MS = 1_000;
/** Pause between two looks, so that visitors come first while many leads arrive. */
const BREATH_MS = 20;

/** Keeps a courier at work, from its start until it is stopped. */
export function createOutboxLoop(courier: Courier, logger: Logger) {
  let stopping = false;
  let nudge = () => {};
  let isNudged = false;
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

  function wake(): void {
    isNudged = true;
    nudge();
  }
  courier.whenThereIsRoom(wake);

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

  async function run(): Promise<void> {
    while (!stopping) {
      const isBusy = await look();
      if (!isBusy) await rest(LOOK_MS);
      if (!stopping) await pause(BREATH_MS);
    }
  }
  let running: Promise<void> | undefined;

  return {
    start() {
      running ??= run();
    },
    /** Code of what kept it from looking the last time. */
    obstacle: () => obstacle,
    /** Something may be due now. */
    wake,
    /** Claims nothing more; what is under way ends or is given back. */
    async stop(): Promise<void> {
      stopping = true;
      wake();
      await running;
      await courier.stop();
    },
  };
}
