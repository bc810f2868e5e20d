import { once } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Settings } from '../test/operators/command-line.ts';
import { startProcess } from '../test/process.ts';

const PRELOADED = pathToFileURL(path.join(import.meta.dirname, 'shiftable-clock.ts')).href;

/** Starts the service with a clock that the test shifts. */
export async function startShiftable(settings: Settings = {}) {
  const service = await startProcess({ ...settings, NODE_OPTIONS: `--import=${PRELOADED}` });
  let shiftMs = 0;
  return {
    ...service,
    /** Lets so much time pass for the service; negative: its clock is put back. */
    async pass(ms: number) {
      shiftMs += ms;
      const told = once(service.child, 'message');
      service.child.send({ shiftMs });
      await told;
    },
  };
}
