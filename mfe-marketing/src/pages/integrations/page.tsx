import { ButtonLink } from '@site/ui/actions/button.tsx';
import { Stats } from '@site/ui/content/stats.tsx';
import { Hero, HeroText } from '@site/ui/hero/hero.tsx';
import { ButtonRow, Section, SectionHead } from '@site/ui/layout/section.tsx';
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
            <ButtonRow>
              <ButtonLink href="/signup" arrow>
                {hero.start}
              </ButtonLink>
              <ButtonLink href="#own" variant="line">
                {hero.own}
              </ButtonLink>
            </ButtonRow>
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
