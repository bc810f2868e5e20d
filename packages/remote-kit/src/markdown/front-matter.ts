import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Root, Yaml } from 'mdast';
import type { VFile } from 'vfile';
import { isNode, LineCounter, parseDocument } from 'yaml';
import { en } from 'zod/locales';
import * as z from 'zod/mini';
import { currentModule } from './current-module.ts';
import { InvalidMarkdown } from './invalid-markdown.ts';

const RULES_FILE = 'front-matter.ts';
const { localeError } = en();

/** Exports of the module `front-matter.ts` of a folder. */
interface TextRules {
  /** Schema of the front matter of its texts. */
  frontMatterSchema?: z.core.$ZodType;
  /** Placeholders in addition to the values of the site. */
  placeholders?: readonly string[];
}

/** Lists the possible files with the rules of a folder, nearest first: its own and those of its parents. */
function possibleFiles(folder: string): string[] {
  const parent = path.dirname(folder);
  const isTop = parent === folder || existsSync(path.join(folder, 'package.json'));
  return [path.join(folder, RULES_FILE), ...(isTop ? [] : possibleFiles(parent))];
}

/** Loads the rules of a folder, again after a change of their file or of its imports. */
export async function findRules(folder: string): Promise<TextRules> {
  const file = possibleFiles(folder).find((one) => existsSync(one));
  return file ? currentModule<TextRules>(file).exports : {};
}

/** Lists the files that the rules of a folder depend on; missing ones are those that would change the rules if written. */
export async function findRulesFiles(folder: string): Promise<string[]> {
  const possible = possibleFiles(folder);
  const index = possible.findIndex((one) => existsSync(one));
  const file = possible[index];
  if (!file) return possible;
  const { exports, files } = currentModule(file);
  // The check of the text reports the error of rules that cannot be loaded.
  await Promise.allSettled([exports]);
  return [...possible.slice(0, index), ...files.keys()];
}

const isYaml = (node: Root['children'][number]): node is Yaml => node.type === 'yaml';

/**
 * Remark plugin: validates the front matter with the schema of its folder.
 * @throws InvalidMarkdown at the invalid value
 */
export function checkFrontMatter() {
  return async (tree: Root, file: VFile) => {
    const { frontMatterSchema: schema } = await findRules(path.dirname(file.path));
    if (!schema) return;
    const node = tree.children.find(isYaml);
    if (!node) throw new InvalidMarkdown('Begin the file with front matter: fields between two lines "---".', tree);

    // The text of the node begins after the line "---".
    const lines = new LineCounter();
    const document = parseDocument(node.value, { lineCounter: lines });
    const positionOf = (offset: number) => {
      const { line, col } = lines.linePos(offset);
      return { line: line + 1, column: col };
    };
    const [syntaxError] = document.errors;
    if (syntaxError)
      throw new InvalidMarkdown(
        `Correct the front matter: ${syntaxError.code.toLowerCase().replaceAll('_', ' ')}.`,
        positionOf(syntaxError.pos[0]),
      );

    const issue = z.safeParse(schema, document.toJS(), { error: localeError }).error?.issues[0];
    if (!issue) return;
    const value = nearestValue(document, issue.path.map(String));
    const field = issue.path.length > 0 ? `${issue.path.map(String).join('.')} in ` : '';
    throw new InvalidMarkdown(`Correct ${field}the front matter: ${issue.message}.`, positionOf(value));
  };
}

/** Returns the offset of the value at a path, or of the nearest parent of a missing one. */
function nearestValue(document: ReturnType<typeof parseDocument>, keys: readonly string[]): number {
  for (let length = keys.length; length > 0; length--) {
    const value: unknown = document.getIn(keys.slice(0, length), true);
    if (isNode(value)) return value.range?.[0] ?? 0;
  }
  return 0;
}
