import type { PageProps } from '@site/contracts';
import { Checklist } from '@site/ui/content/checklist.tsx';
import { CtaBand } from '@site/ui/content/cta-band.tsx';
import { Section, SectionHead } from '@site/ui/layout/section.tsx';
import { WholesaleHero } from '../../hero/wholesale-hero.tsx';
import { Questions } from '../../questions/questions.tsx';
import { ratesPageTiers } from '../../rates/rates-page-tiers.ts';
import { TierStairs } from '../../rates/tier-stairs.tsx';
import { ComparisonStrip } from './comparison-strip.tsx';
import { content } from './content.ts';
import styles from './page.module.css';
import { RateFinder } from './rate-finder.tsx';
import { RatesBoard } from './rates-board.tsx';
import { RatesByRegion } from './rates-by-region.tsx';
import { Tools } from './tools.tsx';

const { hero, tiers, advantages, faq, closing } = content;

export default function WholesaleVoipRatesPage({ site }: PageProps) {
  return (
    <>
      <WholesaleHero {...hero} brand={site.brand} board={<RatesBoard />} />
      <ComparisonStrip />
      <RatesByRegion />
      <RateFinder />
      <Section tone="mist">
        <SectionHead title={tiers.title} lead={tiers.lead} split />
        <TierStairs tiers={ratesPageTiers} />
      </Section>
      <Section tone="ink">
        <SectionHead title={advantages.title} lead={advantages.lead} />
        <Checklist items={advantages.items} className={styles.advantages} />
      </Section>
      <Tools />
      <Questions tone="sand" name="rates" topic="rate-specialist" {...faq} />
      <CtaBand {...closing} />
    </>
  );
}
