import type { ComponentProps } from 'react';
import styles from './text-table.module.css';

const as = (role: string) => ({ role });

/**
 * Elements of a table within a text. Phones show a block per row instead; explicit roles keep the table semantics, which Safari
 * drops with another display value.
 */
export const tableParts = {
  table: (props: ComponentProps<'table'>) => <table {...as('table')} {...props} className={styles.table} />,
  thead: (props: ComponentProps<'thead'>) => <thead {...as('rowgroup')} {...props} />,
  tbody: (props: ComponentProps<'tbody'>) => <tbody {...as('rowgroup')} {...props} />,
  tr: (props: ComponentProps<'tr'>) => <tr {...as('row')} {...props} />,
  th: (props: ComponentProps<'th'>) => <th {...as(props.scope === 'row' ? 'rowheader' : 'columnheader')} {...props} />,
  /** The content is a single item next to its label. */
  td: ({ children, ...props }: ComponentProps<'td'>) => (
    <td {...as('cell')} {...props}>
      <div>{children}</div>
    </td>
  ),
} as const;
