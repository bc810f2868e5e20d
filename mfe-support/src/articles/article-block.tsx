import { CodeSample } from '@site/ui/text/code-sample.tsx';
import { TextBlock } from '@site/ui/text/text-block.tsx';
import type { ReactNode } from 'react';
import type { Block } from './article.ts';
import { CodeLines } from './code-lines.tsx';

/** Drawings of an article by name. */
export type Drawings<Drawing extends string> = Record<Drawing, ReactNode>;

export interface ArticleBlockProps<Drawing extends string> {
  block: Block<Drawing>;
  drawings: Drawings<Drawing>;
}

/** One part of a section. */
export function ArticleBlock<Drawing extends string>({ block, drawings }: ArticleBlockProps<Drawing>) {
  switch (block.kind) {
    case 'code':
      return (
        <CodeSample label={block.label}>
          <CodeLines code={block.code} />
        </CodeSample>
      );
    case 'drawing':
      return drawings[block.drawing];
    default:
      return <TextBlock block={block} />;
  }
}
