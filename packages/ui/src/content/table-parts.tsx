import type { ComponentProps } from 'react';
import styles from './text-table.module.css';

const as = (role: string) => ({ role });

/**
 * Elements of a table within a text. Phones show a block for each row instead; the roles say that it still is a table,
 * which Safari forgets of what is laid out otherwise.
 */
export const tableParts = {
  table: (props: ComponentProps<'table'>) => <table {...as('table')} {...props} className={styles.table} />,
  thead: (props: ComponentProps<'thead'>) => <thead {...as('rowgroup')} {...props} />,
  tbody: (props: ComponentProps<'tbody'>) => <tbody {...as('rowgroup')} {...props} />,
  tr: (props: ComponentProps<'tr'>) => <tr {...as('row')} {...props} />,
  th: (props: ComponentProps<'th'>) => <th {...as(props.scope === 'row' ? 'rowheader' : 'columnheader')} {...props} />,
  /** Its content is one item beside its label. */
  td: ({ children, ...props }: ComponentProps<'td'>) => (
    <td {...as('cell')} {...props}>
      <div>{children}</div>
    </td>
  ),
} as const;
