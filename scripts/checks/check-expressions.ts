import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@site/dev-tools/project-root.ts';
import { checkSync } from 'recheck';
import { type ESTree, parseSync, Visitor } from 'rolldown/utils';

/** A regular expression in a file. */
interface Expression {
  /** File and line. */
  place: string;
  code: string;
  /** Missing when it is only known at run time. */
  pattern?: { source: string; flags: string };
}

/**
 * Tests are left out: they apply their expressions to their own output, never to a visitor's input, and analyzing their
 * long fragments of HTML takes minutes.
 */
const TESTS = /(?:^|\/)(?:e2e|bench|test|test-mongo|testing|faults)\/|\.(?:test|spec|contract)\.tsx?$/;
const IGNORED = /^(?:node_modules|dist|dist-dev|out|\..+)$/;

/** Fewer expressions than this mean that the files could not be read. */
const LEAST_EXPRESSIONS = 50;

/** Limits for single attempts would make the result depend on the machine's load. */
const ANALYSIS = { timeout: 60_000, attackTimeout: null, incubationTimeout: null };

const ADVICE =
  'Anchor it, let neighbouring parts have no character in common, exclude the character that begins a match ' +
  'from what follows, or use string methods.';

const textOf = (node: ESTree.Node | undefined) =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;

/**
 * Finds every regular expression: literals and calls of `RegExp`.
 * @throws Error when the code cannot be parsed
 */
export function expressionsIn(file: string, code: string): Expression[] {
  const { program, errors } = parseSync(file, code);
  if (errors[0]) throw new Error(`${file} cannot be parsed: ${errors[0].message}`);
  const found: Expression[] = [];
  const add = ({ start, end }: ESTree.Span, pattern: Expression['pattern']) => {
    const place = `${file}:${code.slice(0, start).split('\n').length}`;
    found.push({ place, code: code.slice(start, end), pattern });
  };
  const addConstructed = (node: ESTree.NewExpression | ESTree.CallExpression) => {
    if (node.callee.type !== 'Identifier' || node.callee.name !== 'RegExp') return;
    const source = textOf(node.arguments[0]);
    const flags = node.arguments.length > 1 ? textOf(node.arguments[1]) : '';
    add(node, source === undefined || flags === undefined ? undefined : { source, flags });
  };
  new Visitor({
    Literal: (node) => {
      if ('regex' in node) add(node, { source: node.regex.pattern, flags: node.regex.flags });
    },
    NewExpression: addConstructed,
    CallExpression: addConstructed,
  }).visit(program);
  return found;
}

/** @returns the problem of an expression and advice; undefined when its running time is linear */
export function problemOf({ place, code, pattern }: Expression): string | undefined {
  if (!pattern) return `${place}: ${code} is assembled at run time and cannot be checked. Write it as a literal.`;
  const result = checkSync(pattern.source, pattern.flags, ANALYSIS);
  if (result.status === 'safe') return undefined;
  if (result.status === 'unknown')
    return `${place}: ${code} cannot be analyzed (${result.error.kind}). Write it with simpler syntax.`;
  const { complexity, attack } = result;
  return `${place}: ${code} has ${complexity.summary} running time, for example on ${attack.pattern}. ${ADVICE}`;
}

/** Checks all regular expressions of a folder, except in tests, for super-linear running time. */
export function checkExpressions(folder: string = root): number {
  const files = globSync('**/*.{ts,tsx,mts,cts,js,jsx,mjs,cjs}', {
    cwd: folder,
    exclude: (name) => IGNORED.test(path.basename(name)),
  });
  const expressions = files
    .filter((file) => !TESTS.test(file))
    .sort()
    .flatMap((file) => expressionsIn(file, readFileSync(path.join(folder, file), 'utf8')));
  const problems = expressions.map(problemOf).filter((problem) => problem !== undefined);
  for (const problem of problems) console.error(problem);
  if (expressions.length < LEAST_EXPRESSIONS) console.error('The regular expressions could not be read.');
  const isGood = problems.length === 0 && expressions.length >= LEAST_EXPRESSIONS;
  if (isGood) console.log(`Checked the running time of ${expressions.length} regular expressions.`);
  return isGood ? 0 : 1;
}
