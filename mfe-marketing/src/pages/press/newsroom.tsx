import { contactPath, type SiteConfig } from '@site/contracts';
import { ButtonLink } from '@site/ui/actions/button.tsx';
import { Day } from '@site/ui/content/day.tsx';
import { ItemList } from '@site/ui/content/item-list.tsx';
import { Tag } from '@site/ui/content/tag.tsx';
import { content } from './content.ts';
import styles from './newsroom.module.css';
import { type PressRelease, releases } from './releases.ts';

const { inquiries, releasesHead } = content;

/** The releases, and next to them, pinned, the press contact. */
export function Newsroom({ site }: { site: SiteConfig }) {
  return (
    <div className={styles.newsroom}>
      <aside className={styles.inquiries} data-tone="ink" aria-labelledby="inquiries">
        <h2 id="inquiries">{inquiries.title}</h2>
        <p>{inquiries.text}</p>
        <a href={`mailto:${site.email}`}>{site.email}</a>
        <ButtonLink href={contactPath('press')} variant="accent">
          {inquiries.write}
        </ButtonLink>
      </aside>
      <div>
        <h2>{releasesHead.title}</h2>
        <ItemList items={releases.map((release) => releaseRow(release, site.brand))} className={styles.releases} />
      </div>
    </div>
  );
}

function releaseRow({ date, title, excerpt, category, text }: PressRelease, brand: string) {
  return {
    mark: (
      <p className={styles.mark}>
        <Day date={date} /> <Tag>{category}</Tag>
      </p>
    ),
    title,
    text: excerpt,
    more: {
      label: releasesHead.more,
      content: (
        <div className={styles.release}>
          {text(brand).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      ),
    },
  };
}
