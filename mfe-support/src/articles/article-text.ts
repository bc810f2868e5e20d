import { blockWords } from '@site/ui/text/text-block-data.ts';
import type { Article, Block } from './article.ts';

/** All words of an article's sections without marks, drawings and code, for the search and for its reading time. */
export function articleText({ sections }: Article): string {
  return sections.flatMap(({ title, blocks }) => [title, ...blocks.map(wordsOf)]).join(' ');
}

const wordsOf = (block: Block) => (block.kind === 'code' || block.kind === 'drawing' ? '' : blockWords(block));
