import { ButtonLink } from '@site/ui/actions/button.tsx';
import { CtaBand } from '@site/ui/content/cta-band.tsx';
import { ItemList } from '@site/ui/content/item-list.tsx';
import { Stats } from '@site/ui/content/stats.tsx';
import { HeroPlain } from '@site/ui/hero/hero-plain.tsx';
import { Section, SectionHead } from '@site/ui/layout/section.tsx';
import { integrations } from '../../integrations/integration-list.ts';
import { closing, hero, others, popular } from './content.ts';
import { CustomIntegration } from './custom-integration.tsx';
import { NameTiles } from './name-tiles.tsx';
import styles from './page.module.css';

export default function IntegrationsPage() {
  return (
    <>
      <HeroPlain title={hero.title} lead={hero.lead}>
        <div className={styles.figures}>
          <Stats items={hero.figures} ruled />
        </div>
      </HeroPlain>
      <Section tone="sand">
        <SectionHead title={popular.title} lead={popular.lead} split />
        <NameTiles items={integrations.filter((integration) => integration.popular)} />
      </Section>
      <Section>
        <SectionHead title={others.title} lead={others.lead} />
        <ItemList
          items={integrations
            .filter((integration) => !integration.popular)
            .map(({ name, category, description, features }) => ({
              mark: category,
              title: name,
              text: (
                <>
                  {description} <span className={styles.features}>{features.join(' · ')}</span>
                </>
              ),
            }))}
        />
      </Section>
      <CustomIntegration />
      <CtaBand title={closing.title} text={closing.text}>
        <ButtonLink href="/signup" variant="accent" arrow>
          {closing.trial}
        </ButtonLink>
        <ButtonLink href="/solutions/integrations" variant="line">
          {closing.product}
        </ButtonLink>
      </CtaBand>
    </>
  );
}
