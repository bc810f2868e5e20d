import type { PageProps } from '@site/contracts';
import { CtaBand } from '@site/ui/content/cta-band.tsx';
import { Section, SectionHead } from '@site/ui/layout/section.tsx';
import { WholesaleHero } from '../../hero/wholesale-hero.tsx';
import { Questions } from '../../questions/questions.tsx';
import { terminationTiers } from '../../rates/termination-tiers.ts';
import { TierStairs } from '../../rates/tier-stairs.tsx';
import { BaseRates } from './base-rates.tsx';
import { CallPathBoard } from './call-path-board.tsx';
import { content } from './content.ts';
import { Grades } from './grades.tsx';
import { Hops } from './hops.tsx';
import { Included } from './included.tsx';

const { hero, tiers, faq, closing } = content;

export default function VoipTerminationPage({ site }: PageProps) {
  return (
    <>
      <WholesaleHero {...hero} brand={site.brand} board={<CallPathBoard />} />
      <Hops />
      <Section tone="sand">
        <SectionHead title={tiers.title} lead={tiers.lead} split />
        <TierStairs tiers={terminationTiers} />
      </Section>
      <BaseRates />
      <Grades />
      <Included />
      <Questions name="termination" topic="termination" {...faq} />
      <CtaBand {...closing} />
    </>
  );
}
