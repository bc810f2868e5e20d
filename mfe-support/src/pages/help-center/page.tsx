import type { PageProps } from '@site/contracts';
import { Faq } from '@site/ui/content/faq.tsx';
import { Section, SectionHead } from '@site/ui/layout/section.tsx';
import { content } from './content.ts';
import { Documentation } from './documentation.tsx';
import { Guides } from './guides.tsx';
import { HelpSearch } from './help-search.tsx';
import { Lessons } from './lessons.tsx';
import { SignIn } from './sign-in.tsx';
import { SupportChannels } from './support-channels.tsx';

const { answers, answersTitle, documentationTitle, lessonsHead, support } = content;

export default function HelpCenterPage({ site, pages }: PageProps) {
  return (
    <>
      <HelpSearch pages={pages} />
      <Guides pages={pages} />
      <Section>
        <SectionHead title={documentationTitle} />
        <Documentation pages={pages} />
      </Section>
      <Section tone="mist">
        <SectionHead title={answersTitle} />
        <Faq name="answers" items={answers} columns />
      </Section>
      <Section>
        <SectionHead title={lessonsHead.title} lead={lessonsHead.lead} split />
        <Lessons />
      </Section>
      <Section tone="sand">
        <SignIn />
      </Section>
      <Section tone="ink">
        <SectionHead title={support.title} />
        <SupportChannels phones={site.phones} />
      </Section>
    </>
  );
}
