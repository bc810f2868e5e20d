import { styleText } from 'node:util';
import { printable } from '@site/process';
import type { Problem } from './messages.ts';

/** Current problems from all sources. */
export interface Problems {
  list(): Problem[];
  /**
   * Replaces the problems from one source.
   * @param isPrinted whether the terminal already shows them
   */
  replace(key: string, problems: Problem[], isPrinted?: boolean): void;
}

/** Lines of a message may belong together, such as an excerpt of the source. */
const formatProblem = ({ by, remote, page, place, message }: Problem) => {
  const subject = printable([remote, page].filter(Boolean).join(' '));
  const where = place ? `\n         ${styleText('red', printable(place), { stream: process.stderr })}` : '';
  return `${by.padEnd(8)} ${subject && `${subject}: `}${printable(message)}${where}`;
};

/** @param onChanged called when the list changed */
export function createProblems(onChanged: (problems: Problem[]) => void): Problems {
  const found = new Map<string, Problem[]>();
  const list = () => [...found.values()].flat();
  return {
    list,
    replace(key, problems, isPrinted = false) {
      const before = found.get(key) ?? [];
      if (JSON.stringify(before) === JSON.stringify(problems)) return;
      const known = new Set(before.map(formatProblem));
      if (problems.length > 0) found.set(key, problems);
      else found.delete(key);
      for (const line of isPrinted ? [] : problems.map(formatProblem)) if (!known.has(line)) console.error(line);
      onChanged(list());
    },
  };
}
