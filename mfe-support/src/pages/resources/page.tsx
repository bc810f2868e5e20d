import { fileName, type PageProps } from '@site/contracts';
import { ArrowLink } from '@site/ui/actions/arrow-link.tsx';
import { ButtonLink } from '@site/ui/actions/button.tsx';
import { CtaBand } from '@site/ui/content/cta-band.tsx';
import { EditorialList } from '@site/ui/content/editorial-list.tsx';
import { ItemList } from '@site/ui/content/item-list.tsx';
import { RelatedList } from '@site/ui/content/related-list.tsx';
import { Stats } from '@site/ui/content/stats.tsx';
import { HeroPlain } from '@site/ui/hero/hero-plain.tsx';
import { Section, SectionHead } from '@site/ui/layout/section.tsx';
import { VisuallyHidden } from '@site/ui/layout/visually-hidden.tsx';
import { Download } from 'lucide';
import { articleLink } from '../../articles/article-link.ts';
import { articleAt } from '../../articles/articles.ts';
import { ebooks } from '../../ebooks/ebook-list.ts';
import { content } from './content.ts';
import { PanoramaCrop } from './panorama.tsx';

const { books, closing, elsewhere, featured, featuredTitle, hero, index, shortestFirst, words } = content;

export default function ResourcesPage({ pages, site }: PageProps) {
  return (
    <>
      <HeroPlain title={hero.title} lead={hero.lead}>
        <Stats items={hero.figures} ruled />
      </HeroPlain>
      <Section tone="sand">
        <SectionHead title={featuredTitle} />
        <EditorialList
          read={words.read}
          items={featured.map(({ category, title, text, article }) => ({
            category,
            title,
            text,
            detail: words.readingTime(articleAt(article).minutes),
            href: articleLink(articleAt(article).title, article, pages),
            picture: <PanoramaCrop of={category} />,
          }))}
        />
      </Section>
      <Section>
        <SectionHead title={index.title} lead={index.lead} split />
        <RelatedList
          items={shortestFirst.map((article) => ({
            href: articleLink(article.title, article.path, pages),
            title: article.title,
            text: index.line(article),
          }))}
        />
      </Section>
      <Section tone="mist">
        <SectionHead title={books.title} lead={books.lead(ebooks.length)} split />
        <ItemList
          items={ebooks.map((ebook) => ({
            mark: books.mark,
            title: ebook.title,
            text: books.line(ebook),
            action: (
              <ButtonLink
                href={ebook.file}
                download={fileName(site.brand, `${ebook.path.slice('/articles/'.length)}.pdf`)}
                variant="line"
                icon={Download}
              >
                {books.download}
                <VisuallyHidden>: {ebook.title}</VisuallyHidden>
              </ButtonLink>
            ),
          }))}
        />
      </Section>
      <Section>
        <SectionHead title={elsewhere.title} />
        <ItemList
          items={elsewhere.items.map(({ mark, title, text, href, action }) => ({
            mark,
            title,
            text,
            action: <ArrowLink href={href}>{action}</ArrowLink>,
          }))}
        />
      </Section>
      <CtaBand tone="sand" {...closing} />
    </>
  );
}
