import type { PageProps } from '@site/contracts';
import { Hero } from '@site/ui/hero/hero.tsx';
import { Section, SectionHead } from '@site/ui/layout/section.tsx';
import { Banner } from './banner.tsx';
import { content } from './content.ts';
import { Incidents } from './incidents.tsx';
import styles from './page.module.css';
import { Regions } from './regions.tsx';
import { Services } from './services.tsx';
import { SubscribeCard } from './subscribe-card.tsx';
import { Summary } from './summary.tsx';

const { incidentsHead, regionsHead, servicesHead } = content;

export default function SystemStatusPage({ today }: PageProps) {
  return (
    <>
      <Hero className={styles.hero}>
        <Banner />
        <Summary today={today} />
      </Hero>
      <Section tight>
        <SectionHead title={servicesHead.title} lead={servicesHead.lead} split />
        <Services today={today} />
      </Section>
      <Section tone="mist">
        <SectionHead title={regionsHead.title} lead={regionsHead.lead} split />
        <Regions />
      </Section>
      <Section>
        <SectionHead title={incidentsHead.title} />
        <Incidents today={today} />
        <SubscribeCard />
      </Section>
    </>
  );
}
