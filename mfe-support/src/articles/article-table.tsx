import { ScrollFrame } from '@site/ui/scroll-frame.tsx';
import styles from './article-table.module.css';
import { InlineWords } from './inline-words.tsx';

export interface ArticleTableProps {
  /** Names the table. */
  label: string;
  head: readonly string[];
  /** Cells of the body; the first of a row is its heading. */
  rows: readonly (readonly string[])[];
}

/** A table within an article, with row headings. */
export function ArticleTable({ label, head, rows }: ArticleTableProps) {
  return (
    <ScrollFrame label={label}>
      <table className={styles.table}>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first = '', ...rest]) => (
            <tr key={first}>
              <th scope="row">
                <InlineWords of={first} />
              </th>
              {rest.map((cell, column) => (
                <td key={head[column + 1]}>
                  <InlineWords of={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  );
}
