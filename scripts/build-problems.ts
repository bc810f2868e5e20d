import { styleText } from 'node:util';
import type { Stats, StatsError } from 'webpack';

/** Names of loaders and stacks of the compiler say nothing about the source. */
const LOADERS = /^.*Module build failed \(from [^)]*\):\s*/s;
const BACKTRACE = /\s*\n\s*Caused by:\n.*$/s;

function describe({ moduleName, loc, message }: StatsError): string {
  const place = [moduleName?.split('!').at(-1), loc].filter(Boolean).join(' ');
  const reason = message.replace(LOADERS, '').replace(BACKTRACE, '').trimEnd();
  return place ? `${styleText('red', place, { stream: process.stderr })}\n${reason}` : reason;
}

/**
 * What is wrong with a part, as text. Its builds read mostly the same sources: what several complain about is said once.
 * @param builds latest results of the part's builds
 */
export function describeProblems(builds: Stats[], kind: 'errors' | 'warnings'): string {
  const problems = builds.flatMap((build) => build.toJson({ all: false, [kind]: true })[kind] ?? []);
  return [...new Set(problems.map(describe))].join('\n\n');
}
