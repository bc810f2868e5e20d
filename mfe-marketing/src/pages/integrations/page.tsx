import { ActionRow } from '@site/ui/actions/action-row.tsx';
import { Stats } from '@site/ui/content/stats.tsx';
import { Hero, HeroText } from '@site/ui/hero/hero.tsx';
import { Section, SectionHead } from '@site/ui/layout/section.tsx';
import { content } from './content.ts';
import { CustomIntegration } from './custom-integration.tsx';
import { HubStage } from './hub-stage.tsx';
import styles from './page.module.css';
import { OtherTools, PopularTools } from './tools.tsx';

const { hero, others, popular } = content;

export default function IntegrationsPage() {
  return (
    <>
      <Hero columnClass={styles.hero}>
        <div>
          <HeroText title={hero.title} lead={hero.lead}>
            <ActionRow actions={hero.actions} first="strong" />
          </HeroText>
          <div className={styles.figures}>
            <Stats items={hero.figures} />
          </div>
        </div>
        <HubStage />
      </Hero>
      <Section tone="sand">
        <SectionHead title={popular.title} lead={popular.lead} split />
        <PopularTools />
      </Section>
      <Section>
        <SectionHead title={others.title} lead={others.lead} />
        <OtherTools />
      </Section>
      <CustomIntegration />
    </>
  );
}
