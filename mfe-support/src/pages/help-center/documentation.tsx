import type { PageSummary } from '@site/contracts';
import { Icon, type IconNode } from '@site/ui/art/icon.tsx';
import { ArrowRight, MessageSquare, Phone, Play, Plug, ShieldCheck, Users } from 'lucide';
import { articleLink } from '../../articles/article-link.ts';
import { type DocumentationCategory, documentation } from '../../documentation/documentation-list.ts';
import styles from './documentation.module.css';

const icons: Record<DocumentationCategory['icon'], IconNode> = {
  start: Play,
  calls: Phone,
  video: Users,
  messages: MessageSquare,
  integrations: Plug,
  admin: ShieldCheck,
};

/** Six columns of titles. */
export function Documentation({ pages }: { pages: PageSummary[] }) {
  return (
    <div className={styles.directory}>
      {documentation.map((category) => (
        <Category key={category.title} category={category} pages={pages} />
      ))}
    </div>
  );
}

function Category({ category, pages }: { category: DocumentationCategory; pages: PageSummary[] }) {
  return (
    <div>
      <h3>
        <Icon of={icons[category.icon]} />
        {category.title}
      </h3>
      <ul>
        {category.titles.map(({ id, title, article }) => (
          <li key={id}>
            <a href={articleLink(title, article, pages)}>
              {title}
              <Icon of={ArrowRight} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
