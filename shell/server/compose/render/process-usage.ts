import { readFile } from 'node:fs/promises';

/** Linux reports processor time in hundredths of a second, regardless of kernel configuration. */
const MS_PER_TICK = 10;
/** Assumes the smallest page size; with larger pages, memory is underestimated. */
const PAGES_PER_MB = 1_000_000 / 4_096;

/** Resources a process uses. */
export interface ProcessUsage {
  /** Processor time of all threads since the process started. */
  cpuMs: number;
  residentMb: number;
  /** Whether the process waits for an event. False for a stopped process and for one that is ready but not scheduled. */
  isSleeping: boolean;
}

/** Reads the usage of a process. Returns `undefined` on systems other than Linux and for a process that has ended. */
export async function readProcessUsage(pid: number): Promise<ProcessUsage | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  if (stat === undefined) return undefined;
  // The second field is the name in parentheses, which may contain any character; `man proc_pid_stat` counts from one.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const field = (number: number) => Number(fields[number - 3]);
  return {
    cpuMs: (field(14) + field(15)) * MS_PER_TICK,
    residentMb: field(24) / PAGES_PER_MB,
    isSleeping: fields[0] === 'S',
  };
}
