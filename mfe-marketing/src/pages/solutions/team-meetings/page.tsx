import { Checklist } from '@site/ui/content/checklist.tsx';
import { CtaBand } from '@site/ui/content/cta-band.tsx';
import { FeatureGrid } from '@site/ui/content/feature-grid.tsx';
import { Stats } from '@site/ui/content/stats.tsx';
import { HeroStage } from '@site/ui/hero/hero-stage.tsx';
import { Section, SectionHead } from '@site/ui/layout/section.tsx';
import { Split } from '@site/ui/layout/split.tsx';
import { CalendarClock, DoorOpen, Globe, PhoneCall, Presentation, Users } from 'lucide';
import { content } from './content.ts';
import { Morning } from './morning.tsx';
import styles from './page.module.css';
import { Recording } from './recording.tsx';

const { benefits, closing, features, hero } = content;

const icons = {
  calendar: CalendarClock,
  join: PhoneCall,
  zones: Globe,
  large: Users,
  webinars: Presentation,
  groups: DoorOpen,
};

export default function TeamMeetingsPage() {
  return (
    <>
      <HeroStage {...hero} stage={<Morning />} />
      <Recording />
      <Section tone="sand">
        <SectionHead split title={features.title} lead={features.lead} />
        <FeatureGrid items={features.items} icons={icons} />
      </Section>
      <Section tone="ink">
        <Split>
          <div className={styles.left}>
            <h2>{benefits.title}</h2>
            <Stats ruled items={benefits.figures} />
          </div>
          <Checklist items={benefits.items} />
        </Split>
      </Section>
      <CtaBand {...closing} />
    </>
  );
}
