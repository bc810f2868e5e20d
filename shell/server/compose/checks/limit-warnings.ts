import type { Warning } from '../composition.ts';

/** Every warning is logged, stored in the history and part of each status response. */
const MAX_OF_REMOTE = 100;

/** Keeps the first warnings of each remote and adds one with the total. */
export function limitWarnings(warnings: Warning[]): Warning[] {
  const byRemote = Map.groupBy(warnings, ({ remote }) => remote);
  const kept = new Set([...byRemote.values()].flatMap((ofRemote) => ofRemote.slice(0, MAX_OF_REMOTE)));
  const tooMany = [...byRemote].filter(([, { length }]) => length > MAX_OF_REMOTE);
  return [
    ...warnings.filter((warning) => kept.has(warning)),
    ...tooMany.map(([remote, { length }]) => ({
      remote,
      message: `Showing the first ${MAX_OF_REMOTE} of ${length.toLocaleString('en-US')} warnings. Fix these; the next release will show the rest.`,
    })),
  ];
}
