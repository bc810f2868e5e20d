import type { PhrasingContent, Root } from 'mdast';
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import { InvalidMarkdown } from './invalid-markdown.ts';

/** Values of the site configuration that a text may name. */
const KNOWN = ['brand', 'email', 'address'];

const PLACEHOLDER = /\{(\w+)\}/;

const valueElement = (name: string): MdxJsxTextElement => ({
  type: 'mdxJsxTextElement',
  name: 'Value',
  attributes: [{ type: 'mdxJsxAttribute', name: 'name', value: name }],
  children: [],
});

/**
 * Remark plugin: turns `{brand}` into the component `Value`, since the brand is known when the site is composed.
 * @throws InvalidMarkdown when a placeholder is unknown
 */
export function fillPlaceholders() {
  return (tree: Root) => {
    visit(tree, 'text', (node, index, parent) => {
      // `split` puts the names between the texts.
      const parts = node.value.split(PLACEHOLDER);
      if (!parent || index === undefined || parts.length === 1) return undefined;
      const unknown = parts.find((part, position) => position % 2 === 1 && !KNOWN.includes(part));
      if (unknown)
        throw new InvalidMarkdown(
          `Write {${KNOWN.join('}, {')}}, or put what readers shall see in \`code\`, instead of {${unknown}}.`,
          node,
        );
      const nodes = parts.map(
        (part, position): PhrasingContent => (position % 2 === 1 ? valueElement(part) : { type: 'text', value: part }),
      );
      parent.children.splice(index, 1, ...nodes);
      return [SKIP, index + nodes.length];
    });
  };
}
