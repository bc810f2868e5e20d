import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { ConfigurationError, readJson, writeFileAtomic } from '@site/process';
import pLimit from 'p-limit';
import type { Logger } from 'pino';
import { ABSENT, fileTag } from '../file-tag.ts';
import { withFileLock } from './file-lock.ts';
import { noSteering, type SteeringState, steeringStateSchema } from './steering-state.ts';

/** Small document that all shells on a data folder read and change. */
export interface SteeringStore {
  /** Returns the state as last read. */
  state(): SteeringState;
  /** Returns why the document cannot be read, in one sentence; until it can, decisions are refused. */
  fault(): string | undefined;
  /** Reads changes of other shells. */
  refresh(): Promise<void>;
  /**
   * Changes the document, on top of changes of other shells.
   * @throws ConfigurationError while it cannot be read, or the error of `change`; the document is unchanged then
   */
  update(change: (before: SteeringState) => SteeringState): Promise<void>;
}

/** @param folder created if missing */
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
      // Only after a successful read: a file that could not be opened is tried again.
      known = tag;
      fault = undefined;
    } catch (error) {
      if (!(error instanceof ConfigurationError)) throw error;
      if (error.message === fault) return;
      fault = error.message;
      logger.error({ reason: fault }, 'the decisions are unreadable; no release goes live');
    }
  };

  /** Reads run one at a time: a caller during a read must not receive the previous content. */
  const limit = pLimit(1);
  const refresh = () => limit(read);

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
