import { TextTable } from '../content/text-table.tsx';
import { InlineWords } from './inline-words.tsx';
import { Note } from './note.tsx';
import type { TextBlockData } from './text-block-data.ts';

/** Renders a part of a text; stands in a `Prose`. */
export function TextBlock({ block }: { block: TextBlockData }) {
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
      return <TextTable label={block.label} head={block.head} rows={block.rows} />;
  }
}
