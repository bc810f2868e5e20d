import { ArrowLink } from '@site/ui/actions/arrow-link.tsx';
import { Icon } from '@site/ui/art/icon.tsx';
import { pageIcon } from '@site/ui/art/page-icons.ts';
import { Tag } from '@site/ui/content/tag.tsx';
import { ScrollFrame } from '@site/ui/layout/scroll-frame.tsx';
import { VisuallyHidden } from '@site/ui/layout/visually-hidden.tsx';
import { content } from './content.ts';
import type { Category, DirectoryEntry } from './directory.ts';
import styles from './directory-table.module.css';

const { table } = content;

/** Every page and file, one body of rows per category. */
export function DirectoryTable({ categories }: { categories: readonly Category[] }) {
  return (
    <ScrollFrame label={table.label}>
      <table className={styles.table}>
        <VisuallyHidden as="caption">{table.label}</VisuallyHidden>
        <thead>
          <tr>
            {Object.values(table.columns).map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        {categories.map(({ name, entries }) => (
          <tbody key={name} data-category={name}>
            {entries.map((entry) => (
              <EntryRow key={entry.href} {...entry} />
            ))}
          </tbody>
        ))}
      </table>
    </ScrollFrame>
  );
}

function EntryRow({ title, url, category, description, priority, changeFrequency, icon, href }: DirectoryEntry) {
  return (
    <tr>
      <th scope="row">
        <span className={styles.title}>
          <Icon of={pageIcon(icon)} />
          {title}
        </span>
      </th>
      <td className={styles.url}>
        {url.slice(0, -href.length)}
        <wbr />
        {href}
      </td>
      <td>
        <Tag>{category}</Tag>
      </td>
      <td className={styles.description}>{description}</td>
      <td>{priority.toFixed(1)}</td>
      <td>{changeFrequency}</td>
      <td>
        <ArrowLink href={href}>
          {table.visit} <VisuallyHidden>{title}</VisuallyHidden>
        </ArrowLink>
      </td>
    </tr>
  );
}
