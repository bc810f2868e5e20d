import type { PageSummary } from '@site/contracts';
import { CtaBand } from '@site/ui/content/cta-band.tsx';
import { RelatedList } from '@site/ui/content/related-list.tsx';
import { HeroDocument } from '@site/ui/hero/hero-document.tsx';
import { ArticleLayout } from '@site/ui/layout/article-layout.tsx';
import { Section, SectionHead } from '@site/ui/layout/section.tsx';
import { BookOpen, Clock, Users } from 'lucide-react';
import { Fragment } from 'react';
import type { Article } from './article.ts';
import { ArticleBlock, type Drawings } from './article-block.tsx';
import { articleLink, HELP_CENTER } from './article-link.ts';
import { articles } from './article-list.ts';
import { words } from './article-words.ts';

export interface ArticlePageProps<Drawing extends string> {
  article: Article<Drawing>;
  drawings: Drawings<Drawing>;
  /** All pages of the composition: decides which related articles can be linked. */
  pages: PageSummary[];
}

/** The page of a help article, made from its data. */
export function ArticlePage<Drawing extends string>({ article, drawings, pages }: ArticlePageProps<Drawing>) {
  const { title, category, minutes } = articles[article.path];
  return (
    <>
      <HeroDocument
        back={{ href: HELP_CENTER, label: words.back }}
        title={title}
        lead={article.lead}
        byline={[
          { icon: Clock, text: words.readingTime(minutes) },
          { icon: BookOpen, text: category },
          { icon: Users, text: article.audience },
        ]}
      />
      <ArticleLayout
        contentsTitle={words.contents}
        contents={article.sections.map(({ id, title: label }) => ({ id, label }))}
      >
        {article.sections.map((section) => (
          <Fragment key={section.id}>
            <h2 id={section.id}>{section.title}</h2>
            {section.blocks.map((block, position) => (
              <ArticleBlock key={`${section.id}-${position + 1}`} block={block} drawings={drawings} />
            ))}
          </Fragment>
        ))}
      </ArticleLayout>
      <Section tone="sand" tight>
        <SectionHead title={words.related} />
        <RelatedList items={article.related.map((path) => relatedItem(path, pages))} />
      </Section>
      <CtaBand
        title={article.offer.title}
        text={article.offer.text}
        actions={[{ label: words.trial, href: '/signup' }]}
      />
    </>
  );
}

function relatedItem(path: Article['path'], pages: PageSummary[]) {
  const { title, teaser } = articles[path];
  return { href: articleLink(title, path, pages), title, text: teaser };
}
