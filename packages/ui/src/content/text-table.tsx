import { ScrollFrame } from '../layout/scroll-frame.tsx';
import { InlineWords } from '../text/inline-words.tsx';
import type { Words } from '../text/words.ts';
import styles from './text-table.module.css';

export interface TextTableProps {
  /** Names the table. */
  label: string;
  head: readonly string[];
  /** Cells of the body; the first of a row is its heading. */
  rows: readonly (readonly Words[])[];
}

/** A table within a text, with row headings. */
export function TextTable({ label, head, rows }: TextTableProps) {
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
