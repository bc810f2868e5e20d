import { contactPath, type PageProps } from '@site/contracts';
import { ButtonLink } from '@site/ui/button.tsx';
import { CtaBand } from '@site/ui/cta-band.tsx';
import { EditorialList } from '@site/ui/editorial-list.tsx';
import { GoLink } from '@site/ui/go-link.tsx';
import { HeroPlain } from '@site/ui/hero-plain.tsx';
import { RelatedList } from '@site/ui/related-list.tsx';
import { Rows } from '@site/ui/rows.tsx';
import { Section, SectionHead } from '@site/ui/section.tsx';
import { Stats } from '@site/ui/stats.tsx';
import { articleLink } from '../../articles/article-link.ts';
import { articles } from '../../articles/article-list.ts';
import { closing, elsewhere, featured, featuredTitle, hero, index, shortestFirst, words } from './content.ts';
import { PanoramaCrop } from './panorama.tsx';

export default function ResourcesPage({ pages }: PageProps) {
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
            detail: words.readingTime(article),
            href: articleLink(articles[article].title, article, pages),
            picture: <PanoramaCrop of={category} />,
          }))}
        />
      </Section>
      <Section>
        <SectionHead title={index.title} lead={index.lead} split />
        <RelatedList
          items={shortestFirst.map((path) => ({
            href: articleLink(articles[path].title, path, pages),
            title: articles[path].title,
            text: index.line(path),
          }))}
        />
      </Section>
      <Section tone="mist">
        <SectionHead title={elsewhere.title} />
        <Rows
          items={elsewhere.items.map(({ mark, title, text, href, action }) => ({
            mark,
            title,
            text,
            action: <GoLink href={href}>{action}</GoLink>,
          }))}
        />
      </Section>
      <CtaBand title={closing.title} text={closing.text}>
        <ButtonLink href="/signup" look="accent" go>
          {closing.trial}
        </ButtonLink>
        <ButtonLink href={contactPath('ticket')} look="line">
          {closing.ask}
        </ButtonLink>
      </CtaBand>
    </>
  );
}
