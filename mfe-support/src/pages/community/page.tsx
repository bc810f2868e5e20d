import { ButtonLink } from '@site/ui/button.tsx';
import { CrestEdge } from '@site/ui/crest-edge.tsx';
import { CtaBand } from '@site/ui/cta-band.tsx';
import { HeroPlain } from '@site/ui/hero-plain.tsx';
import { Quotes } from '@site/ui/quotes.tsx';
import { Section, SectionHead } from '@site/ui/section.tsx';
import { Stats } from '@site/ui/stats.tsx';
import { VisuallyHidden } from '@site/ui/visually-hidden.tsx';
import { Ambassadors } from './ambassadors.tsx';
import { closing, hero, newTab, spotlights, spotlightsHead, stats } from './content.ts';
import { Events } from './events.tsx';
import { targetPath } from './target-path.ts';
import { Ways } from './ways.tsx';

export default function CommunityPage() {
  return (
    <>
      <HeroPlain
        title={hero.title}
        lead={hero.lead}
        aside={
          <ButtonLink href={targetPath('signup')} look="accent" newTab={newTab} go>
            {hero.join}
          </ButtonLink>
        }
      />
      <Section tone="ink" tight>
        <CrestEdge />
        <VisuallyHidden as="h2">{stats.title}</VisuallyHidden>
        <Stats items={stats.items} ruled />
      </Section>
      <Events />
      <Ways />
      <Section tone="sand">
        <SectionHead title={spotlightsHead.title} />
        <Quotes items={spotlights} />
      </Section>
      <Ambassadors />
      <CtaBand title={closing.title} text={closing.text}>
        <ButtonLink href={targetPath('signup')} look="accent" newTab={newTab} go>
          {closing.join}
        </ButtonLink>
        <ButtonLink href={targetPath('contact')} look="line" newTab={newTab}>
          {closing.contact}
        </ButtonLink>
      </CtaBand>
    </>
  );
}
