import { stripVTControlCharacters, styleText } from 'node:util';
import type { Stats, StatsError } from 'webpack';

const LOADER = 'Module build failed (from ';
const BACKTRACE = /\n[ \t]*Caused by:\n/;

/** Names of loaders and stacks of the compiler say nothing about the source. */
function reasonIn(message: string): string {
  const loader = message.lastIndexOf(LOADER);
  const reason = loader === -1 ? message : message.slice(message.indexOf('):', loader) + '):'.length);
  return (reason.split(BACKTRACE)[0] ?? '').trim();
}

/** Something that keeps a target from being built. */
export interface BuildProblem {
  /** File and line, where they are known. */
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
 * Lists what is wrong with a target. Its builds read mostly the same sources: a problem of several is listed once.
 * @param builds latest results of the target's builds
 */
export function listProblems(builds: Stats[], kind: 'errors' | 'warnings'): BuildProblem[] {
  const problems = builds.flatMap((build) => build.toJson({ all: false, [kind]: true })[kind] ?? []).map(toProblem);
  return [...new Map(problems.map((problem) => [describe(problem), problem])).values()];
}

/** Describes what is wrong with a target, for the terminal. */
export const describeProblems = (builds: Stats[], kind: 'errors' | 'warnings'): string =>
  listProblems(builds, kind).map(describe).join('\n\n');
