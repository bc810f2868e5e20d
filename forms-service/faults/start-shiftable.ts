import { once } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Settings } from '../test/operators/command-line.ts';
import { startProcess } from '../test/process.ts';

const PRELOADED = pathToFileURL(path.join(import.meta.dirname, 'shiftable-clock.ts')).href;

/** Starts the service with a shiftable clock. */
export async function startShiftable(settings: Settings = {}) {
  const service = await startProcess({ ...settings, NODE_OPTIONS: `--import=${PRELOADED}` });
  let shiftMs = 0;
  return {
    ...service,
    /** Shifts the clock of the service; negative values set it back. */
    async pass(ms: number) {
      shiftMs += ms;
      const told = once(service.child, 'message');
      service.child.send({ shiftMs });
      await told;
    },
  };
}
