import { CodeSample } from '@site/ui/code-sample.tsx';
import { Note } from '@site/ui/note.tsx';
import type { ReactNode } from 'react';
import type { Block } from './article.ts';
import { ArticleTable } from './article-table.tsx';
import { CodeLines } from './code-lines.tsx';
import { InlineWords } from './inline-words.tsx';

/** Drawings of an article by name. */
export type Drawings<Drawing extends string> = Record<Drawing, ReactNode>;

export interface ArticleBlockProps<Drawing extends string> {
  block: Block<Drawing>;
  drawings: Drawings<Drawing>;
}

/** One part of a section. */
export function ArticleBlock<Drawing extends string>({ block, drawings }: ArticleBlockProps<Drawing>) {
  switch (block.kind) {
    case 'text':
      return (
        <p>
          <InlineWords of={block.text} />
        </p>
      );
    case 'list':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>
              <InlineWords of={item} />
            </li>
          ))}
        </ul>
      );
    case 'steps':
      return (
        <ol>
          {block.items.map((item) => (
            <li key={item}>
              <p>
                <InlineWords of={item} />
              </p>
            </li>
          ))}
        </ol>
      );
    case 'note':
      return (
        <Note kind={block.level}>
          <InlineWords of={block.text} />
        </Note>
      );
    case 'table':
      return <ArticleTable label={block.label} head={block.head} rows={block.rows} />;
    case 'code':
      return (
        <CodeSample label={block.label}>
          <CodeLines code={block.code} />
        </CodeSample>
      );
    case 'drawing':
      return drawings[block.drawing];
  }
}
