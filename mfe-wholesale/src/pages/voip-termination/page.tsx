import type { PageProps } from '@site/contracts';
import { CtaBand } from '@site/ui/content/cta-band.tsx';
import { Section, SectionHead } from '@site/ui/layout/section.tsx';
import { Questions } from '../../questions/questions.tsx';
import { terminationTiers } from '../../rates/termination-tiers.ts';
import { TierStairs } from '../../rates/tier-stairs.tsx';
import { BaseRates } from './base-rates.tsx';
import { content } from './content.ts';
import { Grades } from './grades.tsx';
import { Hops } from './hops.tsx';
import { Included } from './included.tsx';
import { TerminationHero } from './termination-hero.tsx';

const { tiers, faq, closing } = content;

export default function VoipTerminationPage({ site }: PageProps) {
  return (
    <>
      <TerminationHero brand={site.brand} />
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
