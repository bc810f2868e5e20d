import type { Element, ElementContent, Root } from 'hast';
import { visit } from 'unist-util-visit';

const CONTAINERS = new Set(['ul', 'ol', 'table', 'thead', 'tbody', 'tr']);

/** Checks whether children are blocks, between which line breaks have no meaning. */
const holdsBlocks = (node: { type: string }) =>
  node.type === 'root' ||
  node.type === 'mdxJsxFlowElement' ||
  (node.type === 'element' && isContainer(node as Element));

const isContainer = ({ tagName, children }: Element) =>
  CONTAINERS.has(tagName) ||
  (tagName === 'li' && children.some((child) => 'tagName' in child && child.tagName === 'p'));

const isLineBreak = (node: { type: string }) => node.type === 'text' && (node as { value?: string }).value === '\n';

/**
 * Rehype plugin: removes line breaks between blocks, which would be text nodes in every bundle, and joins lines with spaces,
 * which compress better.
 */
export function withoutLineBreaks() {
  return (tree: Root) => {
    visit(tree, (node) => {
      if (node.type === 'text') node.value = node.value.replaceAll('\n', ' ');
      if (!('children' in node) || !holdsBlocks(node)) return;
      node.children = (node.children as ElementContent[]).filter((child) => !isLineBreak(child));
    });
  };
}
