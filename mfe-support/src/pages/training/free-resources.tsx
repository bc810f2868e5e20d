import { ArrowLink } from '@site/ui/actions/arrow-link.tsx';
import { ItemList } from '@site/ui/content/item-list.tsx';
import { Lead, Section } from '@site/ui/layout/section.tsx';
import { Split } from '@site/ui/layout/split.tsx';
import { VisuallyHidden } from '@site/ui/layout/visually-hidden.tsx';
import { articleAt } from '../../articles/articles.ts';
import { content } from './content.ts';
import styles from './free-resources.module.css';

const { newTab, resources, resourcesHead } = content;

const { title, lead, mark, open } = resourcesHead;

const rows = resources.map(({ article, type, description }) => ({
  mark: mark(type, articleAt(article).minutes),
  title: articleAt(article).title,
  text: description,
  action: (
    <ArrowLink href={article} newTab={newTab}>
      {open}
      <VisuallyHidden>: {articleAt(article).title}</VisuallyHidden>
    </ArrowLink>
  ),
}));

export function FreeResources() {
  return (
    <Section>
      <Split wide className={styles.columns}>
        <div>
          <h2>{title}</h2>
          <Lead>{lead}</Lead>
        </div>
        <ItemList items={rows} />
      </Split>
    </Section>
  );
}
