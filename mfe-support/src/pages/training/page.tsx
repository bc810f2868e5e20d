import { contactPath } from '@site/contracts';
import { ButtonLink } from '@site/ui/button.tsx';
import { CtaBand } from '@site/ui/cta-band.tsx';
import { FeatureGrid } from '@site/ui/feature-grid.tsx';
import { HeroPlain } from '@site/ui/hero-plain.tsx';
import { Section, SectionHead } from '@site/ui/section.tsx';
import { Vignette } from '@site/ui/vignettes/vignette.tsx';
import { Building2, CirclePlay, Users } from 'lucide-react';
import { Certifications } from './certifications.tsx';
import { courses, custom, formats, formatsHead, hero, newTab } from './content.ts';
import { Courses } from './courses.tsx';
import { FreeResources } from './free-resources.tsx';
import { HoursLine } from './hours-bar.tsx';
import styles from './page.module.css';

export default function TrainingPage() {
  return (
    <>
      <HeroPlain
        title={hero.title}
        lead={hero.lead}
        aside={
          <ButtonLink href="/signup" look="accent" newTab={newTab} go>
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
      <CtaBand title={custom.title} text={custom.text}>
        <ButtonLink href={contactPath('training')} look="accent" newTab={newTab} go>
          {custom.request}
        </ButtonLink>
        <ButtonLink href="/resources" look="line" newTab={newTab}>
          {custom.browse}
        </ButtonLink>
      </CtaBand>
    </>
  );
}
