import type { Warning } from '../composition.ts';

/** More than anybody reads at once; each is logged, kept in the history and sent to whoever asks for the status. */
const MOST_OF_REMOTE = 100;

/** Keeps the first warnings of each remote, and says how many there are. */
export function limitWarnings(warnings: Warning[]): Warning[] {
  const byRemote = Map.groupBy(warnings, ({ remote }) => remote);
  const kept = new Set([...byRemote.values()].flatMap((ofRemote) => ofRemote.slice(0, MOST_OF_REMOTE)));
  const tooMany = [...byRemote].filter(([, { length }]) => length > MOST_OF_REMOTE);
  return [
    ...warnings.filter((warning) => kept.has(warning)),
    ...tooMany.map(([remote, { length }]) => ({
      remote,
      message: `Showing the first ${MOST_OF_REMOTE} of ${length.toLocaleString('en-US')} warnings. Fix these; the next release will show the rest.`,
    })),
  ];
}
