import { GoLink } from '@site/ui/go-link.tsx';
import { NewTab } from '@site/ui/new-tab.tsx';
import { Rows } from '@site/ui/rows.tsx';
import { Lead, Section } from '@site/ui/section.tsx';
import { Split } from '@site/ui/split.tsx';
import { VisuallyHidden } from '@site/ui/visually-hidden.tsx';
import { articles } from '../../articles/article-list.ts';
import { newTab, resources, resourcesHead } from './content.ts';
import styles from './free-resources.module.css';

const { title, lead, minutes, open } = resourcesHead;

const rows = resources.map(({ article, type, description }) => ({
  mark: `${type}, ${minutes(article)}`,
  title: articles[article].title,
  text: description,
  action: (
    <GoLink href="/resources" target="_blank" rel="noopener">
      {open}
      <VisuallyHidden>: {articles[article].title}</VisuallyHidden>
      <NewTab words={newTab} />
    </GoLink>
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
        <Rows items={rows} />
      </Split>
    </Section>
  );
}
