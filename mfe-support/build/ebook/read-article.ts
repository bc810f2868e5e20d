import type { BlockContent, DefinitionContent, Image, Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { parse } from 'yaml';
import type { ArticleFrontMatter } from '../../src/pages/articles/front-matter.ts';

export type Block = BlockContent | DefinitionContent;

export interface WrittenArticle extends Pick<ArticleFrontMatter, 'title' | 'lead' | 'audience' | 'updated'> {
  blocks: Block[];
}

/**
 * Parses an article for an eBook.
 * @param values values of its placeholders
 */
export function readArticle(markdown: string, values: Readonly<Record<string, unknown>>): WrittenArticle {
  const root = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter).parse(markdown) as Root;
  const head = root.children.find((node) => node.type === 'yaml');
  visit(root, 'text', (node) => {
    const [strange] = /[^\n\u0020-\u00ff–—‘’“”…•€]/u.exec(node.value) ?? [];
    if (strange) throw new Error(`An eBook has no letter for "${strange}".`);
    node.value = filled(node.value, values).replace(/ \{#[\w-]+\}$/, '');
  });
  return {
    ...(parse(head?.value ?? '') as ArticleFrontMatter),
    blocks: root.children.filter((node) => node.type !== 'yaml') as Block[],
  };
}

const filled = (text: string, values: Readonly<Record<string, unknown>>) =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    if (!(name in values)) throw new Error(`An eBook knows no {${name}}.`);
    return String(values[name]);
  });

/** Text of a node on one line. */
export const plainText = (node: Nodes) => textOf(node).replaceAll(/\s+/g, ' ').trim();

/** The picture of a paragraph without other content. */
export function pictureOf(block: Block): Image | undefined {
  const only = block.type === 'paragraph' && block.children.length === 1 ? block.children[0] : undefined;
  return only?.type === 'image' ? only : undefined;
}

/** Title of the table below a paragraph: `Table: Ways to migrate`. */
export const tableTitleOf = (block: Block) =>
  block.type === 'paragraph' ? /^Table: (.*)$/.exec(plainText(block))?.[1] : undefined;
