import type { PageProps } from '@site/contracts';
import { HeroDocument } from '@site/ui/hero/hero-document.tsx';
import { Section } from '@site/ui/layout/section.tsx';
import { CalendarDays } from 'lucide';
import { CategoryFilter } from './category-filter.tsx';
import { content } from './content.ts';
import { directory } from './directory.ts';
import { DirectoryTable } from './directory-table.tsx';
import styles from './page.module.css';
import { SeoPanel } from './seo-panel.tsx';

const { hero } = content;

export default function SitemapPage(props: PageProps) {
  const { site } = props;
  const categories = directory(props);
  return (
    <>
      <HeroDocument
        back={hero.back}
        title={hero.title}
        lead={hero.lead(site.brand)}
        byline={[{ icon: CalendarDays, text: hero.note }]}
      />
      <Section tight>
        <div className={styles.directory}>
          <CategoryFilter categories={categories} />
          <DirectoryTable categories={categories} />
        </div>
      </Section>
      <SeoPanel origin={site.origin} entries={categories.flatMap(({ entries }) => entries)} />
    </>
  );
}
