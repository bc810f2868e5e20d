import { ButtonLink } from '@site/ui/actions/button.tsx';
import { CtaBand } from '@site/ui/content/cta-band.tsx';
import { FeatureGrid } from '@site/ui/content/feature-grid.tsx';
import { HeroPlain } from '@site/ui/hero/hero-plain.tsx';
import { Section, SectionHead } from '@site/ui/layout/section.tsx';
import { Vignette } from '@site/ui/vignettes/vignette.tsx';
import { Building2, CirclePlay, Users } from 'lucide';
import { Certifications } from './certifications.tsx';
import { content } from './content.ts';
import { Courses } from './courses.tsx';
import { FreeResources } from './free-resources.tsx';
import { HoursLine } from './hours-drawings.tsx';
import styles from './page.module.css';

const { closing, courses, formats, formatsHead, hero, newTab } = content;

export default function TrainingPage() {
  return (
    <>
      <HeroPlain
        title={hero.title}
        lead={hero.lead}
        aside={
          <ButtonLink href="/signup" variant="accent" newTab={newTab} arrow>
            {hero.start}
          </ButtonLink>
        }
      >
        <Vignette label={hero.drawing}>
          <HoursLine courses={courses} hours={hero.hours} />
        </Vignette>
      </HeroPlain>
      <Courses />
      <Section>
        <SectionHead title={formatsHead.title} lead={formatsHead.lead} split />
        <FeatureGrid
          items={formats}
          icons={{ selfPaced: CirclePlay, live: Users, onSite: Building2 }}
          className={styles.formats}
        />
      </Section>
      <Certifications />
      <FreeResources />
      <CtaBand {...closing} />
    </>
  );
}
