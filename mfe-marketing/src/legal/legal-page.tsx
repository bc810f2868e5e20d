import type { MarkdownText, TextValues } from '@site/remote-kit';
import { dayText } from '@site/ui/content/day.tsx';
import { RelatedList } from '@site/ui/content/related-list.tsx';
import { HeroDocument } from '@site/ui/hero/hero-document.tsx';
import { Section, SectionHead } from '@site/ui/layout/section.tsx';
import { CalendarDays, Users } from 'lucide';
import type { ReactNode } from 'react';
import type { LegalFrontMatter } from './front-matter.ts';
import { LegalSections, type LegalSectionsOptions } from './legal-sections.tsx';
import { LegalSummary } from './legal-summary.tsx';
import { words } from './legal-words.ts';

export interface LegalPageProps extends LegalSectionsOptions {
  text: MarkdownText;
  /** Values of the text's placeholders. */
  values: TextValues;
  /** A band between the heading and the text. */
  children?: ReactNode;
}

/** The page of a policy or contract. */
export function LegalPage({ text, values, children, ...options }: LegalPageProps) {
  const { title, lead, updated, audience, summary, related } = text.frontmatter as LegalFrontMatter;
  return (
    <>
      <HeroDocument
        back={words.back}
        title={title}
        lead={lead}
        byline={[
          { icon: CalendarDays, text: words.updated(dayText(updated)) },
          { icon: Users, text: audience },
        ]}
      />
      {children}
      <LegalSummary facts={summary} values={values} />
      <LegalSections text={text} values={values} {...options} />
      <Section tone="sand" tight>
        <SectionHead title={words.related} />
        <RelatedList items={related} />
      </Section>
    </>
  );
}
