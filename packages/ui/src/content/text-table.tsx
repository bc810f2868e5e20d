import { ScrollFrame } from '../layout/scroll-frame.tsx';
import styles from './text-table.module.css';

export interface TextTableProps {
  /** Names the table. */
  label: string;
  head: readonly string[];
  /** Cells of the body; the first of a row is its heading. */
  rows: readonly (readonly string[])[];
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
              <th scope="row">{first}</th>
              {rest.map((cell, column) => (
                <td key={head[column + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  );
}
