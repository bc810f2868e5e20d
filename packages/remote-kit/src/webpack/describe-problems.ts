import { stripVTControlCharacters, styleText } from 'node:util';
import type { Stats, StatsError } from 'webpack';

const LOADER = 'Module build failed (from ';
const BACKTRACE = /\n[ \t]*Caused by:\n/;

/** Removes loader names and compiler stacks from a message. */
function reasonIn(message: string): string {
  const loader = message.lastIndexOf(LOADER);
  const reason = loader === -1 ? message : message.slice(message.indexOf('):', loader) + '):'.length);
  return (reason.split(BACKTRACE)[0] ?? '').trim();
}

/** Error or warning of a build. */
export interface BuildProblem {
  /** File and line, if known. */
  place?: string;
  message: string;
}

function toProblem({ moduleName, loc, message }: StatsError): BuildProblem {
  const place = [moduleName?.split('!').at(-1), loc].filter(Boolean).join(' ');
  return { ...(place && { place }), message: stripVTControlCharacters(reasonIn(message)) };
}

const describe = ({ place, message }: BuildProblem) =>
  place ? `${styleText('red', place, { stream: process.stderr })}\n${message}` : message;

/**
 * Lists errors or warnings of a target. Its builds read mostly the same sources: a problem of several builds is listed once.
 * @param builds latest results of the target's builds
 */
export function listProblems(builds: Stats[], kind: 'errors' | 'warnings'): BuildProblem[] {
  const problems = builds.flatMap((build) => build.toJson({ all: false, [kind]: true })[kind] ?? []).map(toProblem);
  return [...new Map(problems.map((problem) => [describe(problem), problem])).values()];
}

/** Formats errors or warnings of a target for the terminal. */
export const describeProblems = (builds: Stats[], kind: 'errors' | 'warnings'): string =>
  listProblems(builds, kind).map(describe).join('\n\n');
