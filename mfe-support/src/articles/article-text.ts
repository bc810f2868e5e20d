import type { Article, Block } from './article.ts';

/** Words to read in a block: without markup, drawings and code. */
function blockText(block: Block): string {
  switch (block.kind) {
    case 'text':
    case 'note':
      return block.text;
    case 'list':
    case 'steps':
      return block.items.join(' ');
    case 'table':
      return [block.head, ...block.rows].flat().join(' ');
    case 'code':
    case 'drawing':
      return '';
  }
}

/** All words of an article's sections without markup, for the search and for its reading time. */
export function articleText({ sections }: Article): string {
  return sections
    .flatMap(({ title, blocks }) => [title, ...blocks.map(blockText)])
    .join(' ')
    .replaceAll(/`|\*\*/g, '');
}
