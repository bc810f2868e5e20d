import { RelatedList } from '@site/ui/content/related-list.tsx';
import { HeroDocument } from '@site/ui/hero/hero-document.tsx';
import { Section, SectionHead } from '@site/ui/layout/section.tsx';
import { CalendarDays, Users } from 'lucide';
import type { ReactNode } from 'react';
import { LegalSections, type LegalSectionsProps } from './legal-sections.tsx';
import { LegalSummary } from './legal-summary.tsx';
import type { LegalText } from './legal-text.ts';
import { words } from './legal-words.ts';

export interface LegalPageProps extends Pick<LegalSectionsProps, 'figures' | 'parts'> {
  text: LegalText;
  /** A band between the heading and the text. */
  children?: ReactNode;
}

/** The page of a policy or contract, made from its data. */
export function LegalPage({ text, figures, parts, children }: LegalPageProps) {
  return (
    <>
      <HeroDocument
        back={words.back}
        title={text.title}
        lead={text.lead}
        byline={[
          { icon: CalendarDays, text: words.updated(text.updated) },
          { icon: Users, text: text.audience },
        ]}
      />
      {children}
      <LegalSummary facts={text.summary} />
      <LegalSections sections={text.sections} figures={figures} parts={parts} />
      <Section tone="sand" tight>
        <SectionHead title={words.related} />
        <RelatedList items={text.related} />
      </Section>
    </>
  );
}
