import { contactPath } from '@site/contracts';
import { ButtonLink } from '@site/ui/button.tsx';
import { CrestEdge } from '@site/ui/crest-edge.tsx';
import { CtaBand } from '@site/ui/cta-band.tsx';
import { HeroPlain } from '@site/ui/hero-plain.tsx';
import { type Quote, Quotes } from '@site/ui/quotes.tsx';
import { Section, SectionHead } from '@site/ui/section.tsx';
import { Stats } from '@site/ui/stats.tsx';
import { closing, figures, hero, partnersHead, programsHead, stories, storiesTitle } from './content.ts';
import { NameWall } from './name-wall.tsx';
import { Programs } from './programs.tsx';

const quotes: Quote[] = stories.map(({ partner, title, description, results }) => ({
  metric: results.figure,
  title,
  words: description,
  name: partner,
  role: results.text,
}));

export default function PartnersPage() {
  return (
    <>
      <HeroPlain
        kicker={hero.kicker}
        title={hero.title}
        lead={hero.lead}
        aside={
          <ButtonLink href={contactPath('partner')} look="accent" go>
            {hero.apply}
          </ButtonLink>
        }
      />
      <Section tone="ink" tight label={figures.label}>
        <CrestEdge />
        <Stats items={figures.items} />
      </Section>
      <Section>
        <SectionHead split title={partnersHead.title} lead={partnersHead.lead} />
        <NameWall />
      </Section>
      <Section tone="mist">
        <SectionHead split title={programsHead.title} lead={programsHead.lead} />
        <Programs />
      </Section>
      <Section>
        <SectionHead title={storiesTitle} />
        <Quotes items={quotes} />
      </Section>
      <CtaBand title={closing.title} text={closing.text}>
        <ButtonLink href={contactPath('partner')} look="accent" go>
          {closing.become}
        </ButtonLink>
        <ButtonLink href={contactPath('partner')} look="line">
          {closing.contact}
        </ButtonLink>
      </CtaBand>
    </>
  );
}
