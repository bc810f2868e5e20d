import { readFile } from 'node:fs/promises';

/** Linux counts processor time in hundredths of a second, whatever its kernel is built with. */
const MS_PER_TICK = 10;
/** Of the least page size there is: where pages are larger, less is seen than there is. */
const PAGES_PER_MB = 1_000_000 / 4_096;

export interface ProcessUsage {
  /** Processor time of all threads since the process was started. */
  cpuMs: number;
  residentMb: number;
  /** Whether it waits for an event; a process that is stopped, or ready and not scheduled, does not. */
  isSleeping: boolean;
}

/** @returns nothing where the system does not tell (only Linux does), or when the process has ended */
export async function readProcessUsage(pid: number): Promise<ProcessUsage | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  if (stat === undefined) return undefined;
  // The second field is the name in parentheses, which may contain anything; `man proc_pid_stat` numbers from one.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const field = (number: number) => Number(fields[number - 3]);
  return {
    cpuMs: (field(14) + field(15)) * MS_PER_TICK,
    residentMb: field(24) / PAGES_PER_MB,
    isSleeping: fields[0] === 'S',
  };
}
