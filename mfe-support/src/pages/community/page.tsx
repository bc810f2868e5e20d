import type { PageProps } from '@site/contracts';
import { ButtonLink } from '@site/ui/actions/button.tsx';
import { CrestEdge } from '@site/ui/art/crest-edge.tsx';
import { CtaBand } from '@site/ui/content/cta-band.tsx';
import { Quotes } from '@site/ui/content/quotes.tsx';
import { Stats } from '@site/ui/content/stats.tsx';
import { HeroPlain } from '@site/ui/hero/hero-plain.tsx';
import { Section, SectionHead } from '@site/ui/layout/section.tsx';
import { VisuallyHidden } from '@site/ui/layout/visually-hidden.tsx';
import { Ambassadors } from './ambassadors.tsx';
import { content } from './content.ts';
import { Events } from './events.tsx';
import { Ways } from './ways.tsx';

const { closing, hero, newTab, spotlights, spotlightsHead, stats } = content;

export default function CommunityPage({ today }: PageProps) {
  return (
    <>
      <HeroPlain
        title={hero.title}
        lead={hero.lead}
        aside={
          <ButtonLink href="/signup" variant="accent" newTab={newTab} arrow>
            {hero.join}
          </ButtonLink>
        }
      />
      <Section tone="ink" tight>
        <CrestEdge />
        <VisuallyHidden as="h2">{stats.title}</VisuallyHidden>
        <Stats items={stats.items} ruled />
      </Section>
      <Events today={today} />
      <Ways />
      <Section tone="sand">
        <SectionHead title={spotlightsHead.title} />
        <Quotes items={spotlights} />
      </Section>
      <Ambassadors />
      <CtaBand {...closing} />
    </>
  );
}
