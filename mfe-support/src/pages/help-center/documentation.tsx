import type { PageSummary } from '@site/contracts';
import { ArrowLink } from '@site/ui/actions/arrow-link.tsx';
import { Icon, type IconNode } from '@site/ui/art/icon.tsx';
import { ChevronDown, MessageSquare, Phone, Play, Plug, ShieldCheck, Users } from 'lucide';
import { isLive } from '../../articles/article-link.ts';
import { documentationAnswers } from '../../documentation/documentation-answers.ts';
import {
  type DocumentationCategory,
  type DocumentationId,
  type DocumentationTitle,
  documentation,
} from '../../documentation/documentation-list.ts';
import { content } from './content.ts';
import styles from './documentation.module.css';

const { readArticle } = content;

const icons: Record<DocumentationCategory['icon'], IconNode> = {
  start: Play,
  calls: Phone,
  video: Users,
  messages: MessageSquare,
  integrations: Plug,
  admin: ShieldCheck,
};

/** Six columns of titles, each with its answer. */
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
        {category.titles.map((entry) => (
          <li key={entry.id}>
            <Answer {...entry} pages={pages} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The id is inside the `details`, which browsers open for a link to it. */
function Answer({ id, title, article, pages }: DocumentationTitle & { pages: PageSummary[] }) {
  return (
    <details>
      <summary>
        {title}
        <Icon of={ChevronDown} />
      </summary>
      <div id={id} className={styles.answer}>
        <p>{documentationAnswers[id as DocumentationId]}</p>
        {article && isLive(article, pages) && <ArrowLink href={article}>{readArticle}</ArrowLink>}
      </div>
    </details>
  );
}
