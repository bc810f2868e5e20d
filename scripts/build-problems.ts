import { styleText } from 'node:util';
import type { Stats, StatsError } from 'webpack';

const LOADER = 'Module build failed (from ';
const BACKTRACE = /\n[ \t]*Caused by:\n/;

/** Names of loaders and stacks of the compiler say nothing about the source. */
function reasonIn(message: string): string {
  const loader = message.lastIndexOf(LOADER);
  const reason = loader === -1 ? message : message.slice(message.indexOf('):', loader) + '):'.length);
  return (reason.split(BACKTRACE)[0] ?? '').trim();
}

function describe({ moduleName, loc, message }: StatsError): string {
  const place = [moduleName?.split('!').at(-1), loc].filter(Boolean).join(' ');
  const reason = reasonIn(message);
  return place ? `${styleText('red', place, { stream: process.stderr })}\n${reason}` : reason;
}

/**
 * Describes what is wrong with a target. Its builds read mostly the same sources: a problem of several is reported once.
 * @param builds latest results of the target's builds
 */
export function describeProblems(builds: Stats[], kind: 'errors' | 'warnings'): string {
  const problems = builds.flatMap((build) => build.toJson({ all: false, [kind]: true })[kind] ?? []);
  return [...new Set(problems.map(describe))].join('\n\n');
}
