import type { RootContent } from 'hast';
import { all, createLowlight } from 'lowlight';

const lowlight = createLowlight(all);

/** Classes of the highlighter → the five colors of code; all others have the color of text. */
const colors: Readonly<Record<string, string>> = {
  comment: 'c',
  doctag: 'c',
  meta: 'c',
  string: 's',
  regexp: 's',
  keyword: 'k',
  literal: 'n',
  number: 'n',
  variable: 'n',
  title: 'f',
  attr: 'f',
  attribute: 'f',
  section: 'f',
};

interface Run {
  color: string;
  length: number;
}

/**
 * Returns syntax colors as run lengths, `"k5 1 f4"`: five characters of a keyword, one of text, four of a name. Computed at build
 * time: browsers load no grammar. A string, because a page has hundreds of runs.
 * @param code content of a code block
 * @param language of its fence; unknown ones have no colors
 * @returns undefined when all code has the color of text
 */
export function colorCode(code: string, language: string | null | undefined): string | undefined {
  if (!language || !lowlight.registered(language)) return undefined;
  const runs: Run[] = [];
  for (const [grammar, part] of partsOf(code, language))
    for (const node of lowlight.highlight(grammar, part).children) collect(node, '', runs);
  plainNames(code, runs);
  if (runs.every(({ color }) => color === '')) return undefined;
  return runs.map(({ color, length }) => `${color}${length}`).join(' ');
}

/** The highlighter guesses the language of HTTP bodies, which are JSON here. */
function partsOf(code: string, language: string): (readonly [language: string, part: string])[] {
  const body = language === 'http' ? code.indexOf('\n\n') : -1;
  if (body < 0) return [[language, code]];
  return [
    [language, code.slice(0, body)],
    ['json', code.slice(body)],
  ];
}

function collect(node: RootContent, inherited: string, runs: Run[]): void {
  if (node.type === 'text') add({ color: inherited, length: node.value.length }, runs);
  if (node.type !== 'element') return;
  const color = colorOf(node.properties.className) ?? inherited;
  for (const child of node.children) collect(child, color, runs);
}

function add(run: Run, runs: Run[]): void {
  const last = runs.at(-1);
  if (last?.color === run.color) last.length += run.length;
  else runs.push(run);
}

/** Before an equals sign a keyword is a name, as in `curl -d until=…`. */
function plainNames(code: string, runs: Run[]): void {
  let end = 0;
  for (const run of runs) {
    end += run.length;
    if (run.color === 'k' && code[end] === '=') run.color = '';
  }
}

/** `${}` in a string contains code, in the color of text. */
function colorOf(classes: unknown): string | undefined {
  const [name = ''] = Array.isArray(classes) ? classes.map((one) => String(one).replace(/^hljs-/, '')) : [];
  return name === 'subst' ? '' : colors[name];
}
