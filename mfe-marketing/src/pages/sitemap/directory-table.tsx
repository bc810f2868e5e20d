import { ArrowLink } from '@site/ui/actions/arrow-link.tsx';
import { Icon } from '@site/ui/art/icon.tsx';
import { pageIcon } from '@site/ui/art/page-icons.ts';
import { tableParts } from '@site/ui/content/table-parts.tsx';
import { Tag } from '@site/ui/content/tag.tsx';
import { ScrollFrame } from '@site/ui/layout/scroll-frame.tsx';
import { VisuallyHidden } from '@site/ui/layout/visually-hidden.tsx';
import { content } from './content.ts';
import type { Category, DirectoryEntry } from './directory.ts';
import styles from './directory-table.module.css';

const { table } = content;

const { table: Table, thead: Head, tbody: Body, tr: Row, th: Heading, td: Cell } = tableParts;

/** Every page and file, one body of rows per category; a block for each where columns have no room. */
export function DirectoryTable({ categories }: { categories: readonly Category[] }) {
  return (
    <ScrollFrame label={table.label} className={styles.frame}>
      <Table>
        <VisuallyHidden as="caption">{table.label}</VisuallyHidden>
        <Head>
          <Row>
            {Object.values(table.columns).map((column) => (
              <Heading key={column} scope="col">
                {column}
              </Heading>
            ))}
          </Row>
        </Head>
        {categories.map(({ name, entries }) => (
          <Body key={name} data-category={name}>
            {entries.map((entry) => (
              <EntryRow key={entry.href} {...entry} />
            ))}
          </Body>
        ))}
      </Table>
    </ScrollFrame>
  );
}

function EntryRow({ title, url, category, description, priority, changeFrequency, icon, href }: DirectoryEntry) {
  return (
    <Row>
      <Heading scope="row">
        <span className={styles.title}>
          <Icon of={pageIcon(icon)} />
          {title}
        </span>
      </Heading>
      <Cell className={styles.url}>
        <span>{url.slice(0, -href.length)}</span>
        <span>{href}</span>
      </Cell>
      <Cell>
        <Tag>{category}</Tag>
      </Cell>
      <Cell className={styles.description}>{description}</Cell>
      <Cell className={styles.priority} data-label={table.columns.priority}>
        {priority.toFixed(1)}
      </Cell>
      <Cell>{changeFrequency}</Cell>
      <Cell>
        <ArrowLink href={href}>
          {table.visit}{' '}
          <VisuallyHidden>
            {title}, {category}
          </VisuallyHidden>
        </ArrowLink>
      </Cell>
    </Row>
  );
}
