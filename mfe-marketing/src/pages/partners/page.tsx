import { contactPath } from '@site/contracts';
import { ButtonLink } from '@site/ui/actions/button.tsx';
import { CrestEdge } from '@site/ui/art/crest-edge.tsx';
import { CtaBand } from '@site/ui/content/cta-band.tsx';
import { type Quote, Quotes } from '@site/ui/content/quotes.tsx';
import { Stats } from '@site/ui/content/stats.tsx';
import { HeroPlain } from '@site/ui/hero/hero-plain.tsx';
import { Section, SectionHead } from '@site/ui/layout/section.tsx';
import { content } from './content.ts';
import { NameWall } from './name-wall.tsx';
import styles from './page.module.css';
import { Programs } from './programs.tsx';

const { closing, figures, hero, partnersHead, programsHead, stories, storiesTitle } = content;

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
          <ButtonLink href={contactPath('partner')} variant="accent" arrow>
            {hero.apply}
          </ButtonLink>
        }
      />
      <Section tone="ink" tight label={figures.label}>
        <CrestEdge />
        <Stats items={figures.items} />
        <p className={styles.note}>{figures.note}</p>
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
      <CtaBand
        title={closing.title}
        text={closing.text}
        actions={[
          { label: closing.become, href: contactPath('partner') },
          { label: closing.contact, href: contactPath('partner') },
        ]}
      />
    </>
  );
}
