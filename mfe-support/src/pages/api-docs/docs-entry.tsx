import { TextTable } from '@site/ui/content/text-table.tsx';
import { InlineWords } from '@site/ui/text/inline-words.tsx';
import { Prose } from '@site/ui/text/prose.tsx';
import { CodePanel } from './code-panel.tsx';
import type { DocsSection } from './docs-section.ts';
import styles from './page.module.css';

/** One part of the documentation: words at the left, what to type at the right. */
export function DocsEntry({ id, title, request, paragraphs, table, sample }: DocsSection) {
  return (
    <section className={styles.entry} aria-labelledby={id}>
      <Prose>
        <h2 id={id}>{title}</h2>
        {request && (
          <p className={styles.request}>
            <b>{request.method}</b> <code>{request.path}</code>
          </p>
        )}
        {paragraphs.map((words) => (
          <p key={words}>
            <InlineWords of={words} />
          </p>
        ))}
        {table && <TextTable {...table} />}
      </Prose>
      <CodePanel {...sample} />
    </section>
  );
}
