import { valueToEstree } from 'estree-util-value-to-estree';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString as plainText } from 'mdast-util-to-string';
import { define } from 'unist-util-mdx-define';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

/** Words that most adults read per minute. */
const READING_SPEED = 200;

/** Exports of a Markdown module: the component with its data, or only data, which is smaller. */
export type MarkdownPart = 'component' | 'frontmatter' | 'text';

/**
 * Remark plugin: exports data derived from the text; runs after `toComponents`.
 *
 * - `component`: `contents`, the `id` and `label` of each section, and `minutes`, the reading time
 * - `frontmatter`: `minutes`
 * - `text`: `text`, all words without code and drawings, for search
 */
export function exportData({ part }: { part: MarkdownPart; fields: readonly string[] }) {
  return (tree: Root, file: VFile) => {
    const text = textOf(tree);
    const minutes = Math.max(1, Math.round(text.split(' ').length / READING_SPEED));
    const exported = { component: { contents: contentsOf(tree), minutes }, frontmatter: { minutes }, text: { text } };
    if (part !== 'component') tree.children = tree.children.filter(({ type }) => type === 'yaml');
    const values = Object.entries(exported[part]).map(([name, value]) => [name, valueToEstree(value)]);
    define(tree, file, Object.fromEntries(values));
  };
}

const attribute = (element: MdxJsxFlowElement, wanted: string) =>
  String(element.attributes.find((entry) => 'name' in entry && entry.name === wanted)?.value ?? '');

function contentsOf(tree: Root) {
  const contents: { id: string; label: string }[] = [];
  visit(tree, 'mdxJsxFlowElement', (element) => {
    if (element.name === 'Section') contents.push({ id: attribute(element, 'id'), label: attribute(element, 'title') });
  });
  return contents;
}

function textOf(tree: Root): string {
  const texts: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'mdxJsxFlowElement' && node.name === 'Section') texts.push(attribute(node, 'title'));
    if (node.type === 'mdxJsxFlowElement' && node.name === 'Note') texts.push(plainText(node));
    if (node.type === 'heading' || node.type === 'paragraph' || node.type === 'tableCell') texts.push(plainText(node));
  });
  return texts.join(' ').replaceAll(/\s+/g, ' ').trim();
}
