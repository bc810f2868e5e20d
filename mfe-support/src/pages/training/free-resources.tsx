import { ArrowLink } from '@site/ui/actions/arrow-link.tsx';
import { NewTab } from '@site/ui/actions/new-tab.tsx';
import { ItemList } from '@site/ui/content/item-list.tsx';
import { Lead, Section } from '@site/ui/layout/section.tsx';
import { Split } from '@site/ui/layout/split.tsx';
import { VisuallyHidden } from '@site/ui/layout/visually-hidden.tsx';
import { articles } from '../../articles/article-list.ts';
import { newTab, resources, resourcesHead } from './content.ts';
import styles from './free-resources.module.css';

const { title, lead, minutes, open } = resourcesHead;

const rows = resources.map(({ article, type, description }) => ({
  mark: `${type}, ${minutes(article)}`,
  title: articles[article].title,
  text: description,
  action: (
    <ArrowLink href="/resources" target="_blank" rel="noopener">
      {open}
      <VisuallyHidden>: {articles[article].title}</VisuallyHidden>
      <NewTab words={newTab} />
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
