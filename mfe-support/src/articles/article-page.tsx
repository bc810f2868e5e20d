import type { PageProps, PageSummary } from '@site/contracts';
import type { MarkdownText } from '@site/remote-kit';
import { CtaBand } from '@site/ui/content/cta-band.tsx';
import { dayText } from '@site/ui/content/day.tsx';
import { RelatedList } from '@site/ui/content/related-list.tsx';
import { HeroDocument } from '@site/ui/hero/hero-document.tsx';
import { ArticleLayout } from '@site/ui/layout/article-layout.tsx';
import { Section, SectionHead } from '@site/ui/layout/section.tsx';
import { fillText } from '@site/ui/text/fill-text.ts';
import { textComponents } from '@site/ui/text/text-components.tsx';
import { BookOpen, Calendar, Clock, PenLine, Users } from 'lucide';
import * as facts from '../facts/facts.ts';
import type { ArticleFrontMatter } from '../pages/articles/front-matter.ts';
import { articleLink, HELP_CENTER } from './article-link.ts';
import { type ArticlePath, articleAt } from './articles.ts';
import { authors } from './authors.ts';
import { content } from './content.ts';

interface ArticlePageProps extends PageProps {
  article: MarkdownText;
}

/** The page of a help article. */
export function ArticlePage({
  article: { default: Text, contents, minutes, ...article },
  site,
  pages,
}: ArticlePageProps) {
  const { title, category, lead, author, audience, updated, related, offer } =
    article.frontmatter as ArticleFrontMatter;
  return (
    <>
      <HeroDocument
        back={{ href: HELP_CENTER, label: content.back }}
        title={title}
        lead={lead}
        byline={[
          { icon: PenLine, text: content.author(author, authors[author]) },
          { icon: Calendar, text: content.updated(dayText(updated)) },
          { icon: Clock, text: content.readingTime(minutes) },
          { icon: BookOpen, text: category },
          { icon: Users, text: audience },
        ]}
      />
      <ArticleLayout contentsTitle={content.contents} contents={contents}>
        <Text components={textComponents} values={{ ...site, ...facts }} />
      </ArticleLayout>
      <Section tone="sand" tight>
        <SectionHead title={content.related} />
        <RelatedList items={related.map((path) => relatedItem(path, pages))} />
      </Section>
      <CtaBand
        tone="ink"
        title={offer.title}
        text={fillText(offer.text, facts)}
        actions={[{ label: content.trial, href: '/signup' }]}
      />
    </>
  );
}

function relatedItem(path: ArticlePath, pages: PageSummary[]) {
  const { title, teaser } = articleAt(path);
  return { href: articleLink(title, path, pages), title, text: teaser };
}
