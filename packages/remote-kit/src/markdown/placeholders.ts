import path from 'node:path';
import type { PhrasingContent, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { findRules } from './front-matter.ts';
import { InvalidMarkdown } from './invalid-markdown.ts';
import { valueAttribute, valueText } from './javascript.ts';

/** Values of the site configuration that every text can use. */
const SITE_VALUES = ['brand', 'email', 'address'];

const PLACEHOLDER = /\{(\w+)\}/;

/**
 * Remark plugin: turns `{brand}` into a value from the page, because the brand is known only at composition. Placeholders in
 * front matter are checked as well, but filled by the page.
 * @throws InvalidMarkdown when a placeholder is neither a value of the site nor one of the `placeholders` of the folder's
 *   `front-matter.ts`
 */
export function fillPlaceholders() {
  return async (tree: Root, file: VFile) => {
    const { placeholders = [] } = await findRules(path.dirname(file.path));
    const split = splitter([...SITE_VALUES, ...placeholders]);

    visit(tree, 'yaml', ({ value, position }) => {
      // The text of the node begins after the line "---".
      const start = (position?.start.line ?? 0) + 1;
      for (const [index, line] of value.split('\n').entries()) split(line, { line: start + index, column: 1 });
    });

    visit(tree, 'definition', (node) => {
      if (PLACEHOLDER.test(node.url))
        throw new InvalidMarkdown(`Write this address in its link: "[label](${node.url})".`, node);
    });

    visit(tree, 'link', (node, index, parent) => {
      const { strings, names } = split(node.url, node);
      if (!parent || index === undefined || names.length === 0) return;
      const attributes = [valueAttribute('href', strings, names)];
      parent.children[index] = { type: 'mdxJsxTextElement', name: 'a', attributes, children: node.children };
    });

    visit(tree, 'text', (node, index, parent) => {
      const { strings, names } = split(node.value, node);
      if (!parent || index === undefined || names.length === 0) return undefined;
      if (parent.type === 'heading') throw new InvalidMarkdown(`Write this heading without {${names[0]}}.`, node);
      const nodes = strings.flatMap((value, position): PhrasingContent[] => {
        const name = names[position];
        return [...(value ? [{ type: 'text' as const, value }] : []), ...(name ? [valueText(name)] : [])];
      });
      parent.children.splice(index, 1, ...nodes);
      return [SKIP, index + nodes.length];
    });
  };
}

/** Creates a function that splits a text into placeholder names and the strings around them. */
const splitter = (known: readonly string[]) => (text: string, at: ConstructorParameters<typeof InvalidMarkdown>[1]) => {
  const parts = text.split(PLACEHOLDER);
  const strings = parts.filter((_, index) => index % 2 === 0);
  const names = parts.filter((_, index) => index % 2 === 1);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown)
    throw new InvalidMarkdown(
      `Write {${known.join('}, {')}}, or mark the text as \`code\`, instead of {${unknown}}.`,
      at,
    );
  return { strings, names };
};
