import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { ConfigurationError, readJson, writeFileAtomic } from '@site/process';
import type { Logger } from 'pino';
import { ABSENT, fileTag } from '../file-tag.ts';
import { withFileLock } from './file-lock.ts';
import { noSteering, type SteeringState, steeringStateSchema } from './steering-state.ts';

/** One small document that all shells on a data folder read and change. */
export interface SteeringStore {
  /** As it was read last. */
  state(): SteeringState;
  /** Why the document cannot be read, in one sentence; until it can, nothing may be decided. */
  fault(): string | undefined;
  /** Reads what another shell may have written. */
  refresh(): Promise<void>;
  /**
   * Changes the document, after whatever another shell has written.
   * @throws ConfigurationError while it cannot be read, or the error of `change`: nothing is written then
   */
  update(change: (before: SteeringState) => SteeringState): Promise<void>;
}

/** @param folder made when it is missing */
export async function openSteeringStore(folder: string, logger: Pick<Logger, 'error'>): Promise<SteeringStore> {
  const file = path.join(folder, 'state.json');
  await mkdir(folder, { recursive: true });
  let state = noSteering;
  let fault: string | undefined;
  let known = ABSENT;

  const read = async () => {
    const tag = await fileTag(file);
    if (tag === known && !fault) return;
    try {
      state = tag === ABSENT ? noSteering : await readJson(file, steeringStateSchema);
      // Not before it was read: what could not be opened for a moment is tried again.
      known = tag;
      fault = undefined;
    } catch (error) {
      if (!(error instanceof ConfigurationError)) throw error;
      if (error.message === fault) return;
      fault = error.message;
      logger.error({ reason: fault }, 'pins and pauses cannot be read: no release goes live');
    }
  };

  let reading = Promise.resolve();
  /** One after the other: who asks while the file is being read must not be told what stood in it before. */
  const refresh = () => {
    reading = reading.then(read, read);
    return reading;
  };

  await refresh();
  return {
    state: () => state,
    fault: () => fault,
    refresh,
    update: (change) =>
      withFileLock(path.join(folder, 'state.lock'), async () => {
        await refresh();
        if (fault) throw new ConfigurationError(fault);
        await writeFileAtomic(file, `${JSON.stringify(change(state), null, 2)}\n`);
        await refresh();
      }),
  };
}
