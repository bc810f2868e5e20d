import { ItemList } from '@site/ui/content/item-list.tsx';
import { Stats } from '@site/ui/content/stats.tsx';
import { HeroPlain } from '@site/ui/hero/hero-plain.tsx';
import { Section, SectionHead } from '@site/ui/layout/section.tsx';
import { integrations } from '../../integrations/integration-list.ts';
import { TrialBand } from '../../solutions/trial-band.tsx';
import { content } from './content.ts';
import { CustomIntegration } from './custom-integration.tsx';
import { NameTiles } from './name-tiles.tsx';
import styles from './page.module.css';

const { closing, hero, others, popular } = content;

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
      <TrialBand {...closing} />
    </>
  );
}
