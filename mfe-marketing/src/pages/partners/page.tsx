import { contactPath } from '@site/contracts';
import { ButtonLink } from '@site/ui/actions/button.tsx';
import { Stats } from '@site/ui/content/stats.tsx';
import { Hero, HeroText } from '@site/ui/hero/hero.tsx';
import { ButtonRow, Section, SectionHead } from '@site/ui/layout/section.tsx';
import { CrestClosing } from '../../closing/crest-closing.tsx';
import { TestimonialCards } from '../../customers/testimonial-cards.tsx';
import { content } from './content.ts';
import { NameWall } from './name-wall.tsx';
import styles from './page.module.css';
import { PartnersAtTheDune } from './partners-at-the-dune.tsx';
import { Programs } from './programs.tsx';

const { closing, figures, hero, partnersHead, programsHead, stories, storiesTitle } = content;

const cards = stories.map(({ partner, person, title, description, results }) => ({
  person: { ...person, company: partner },
  metric: results,
  title,
  words: description,
}));

export default function PartnersPage() {
  return (
    <>
      <Hero columnClass={styles.hero}>
        <HeroText kicker={hero.kicker} title={hero.title} lead={hero.lead}>
          <ButtonRow>
            <ButtonLink href={contactPath('partner')} arrow>
              {hero.apply}
            </ButtonLink>
          </ButtonRow>
        </HeroText>
        <PartnersAtTheDune />
      </Hero>
      <Section tone="ink" tight label={figures.label}>
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
        <TestimonialCards items={cards} />
      </Section>
      <CrestClosing {...closing} />
    </>
  );
}
