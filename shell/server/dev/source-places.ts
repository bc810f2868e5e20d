import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** @param line of a stack: `at Page (wholesale.cjs:12:5)`, `at https://…/page.js:12:5` */
function positionIn(line: string): { named: string; row: number; column: number } | undefined {
  const place = line.slice(Math.max(line.lastIndexOf(' '), line.lastIndexOf('(')) + 1).replace(')', '');
  const [column, row, ...named] = place.split(':').reverse();
  if (named.length === 0) return undefined;
  return { named: named.reverse().join(':'), row: Number(row), column: Number(column) };
}

function readMap(file: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')));
  } catch {
    return undefined;
  }
}

/** @param file bundle or script @returns the source location, relative to the working directory */
function placeIn(file: string, line: number, column: number): string | undefined {
  const entry = readMap(file)?.findEntry(line - 1, column - 1);
  if (!entry || !('originalSource' in entry) || !entry.originalSource.startsWith('file:')) return undefined;
  const source = path.relative(process.cwd(), fileURLToPath(entry.originalSource));
  return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
}

const isOwn = (place: string) => !place.includes('node_modules') && !place.startsWith('shell/');

/**
 * Finds the source location at which an error was thrown.
 * @param locate returns the file of a script or bundle named in a stack
 * @returns `mfe-wholesale/src/pages/sip-trunking/page.tsx:12:5`, the innermost place in sources of teams
 */
export function sourcePlace(stack: string, locate: (named: string) => string | undefined): string | undefined {
  const places = stack.split('\n').flatMap((line) => {
    const position = positionIn(line);
    const file = position && locate(position.named);
    return (file && placeIn(file, position.row, position.column)) || [];
  });
  return places.find(isOwn) ?? places[0];
}
