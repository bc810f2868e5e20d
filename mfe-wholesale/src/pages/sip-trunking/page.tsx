import type { PageProps } from '@site/contracts';
import { CtaBand } from '@site/ui/content/cta-band.tsx';
import { StatStrip } from '@site/ui/content/stats.tsx';
import { WholesaleHero } from '../../hero/wholesale-hero.tsx';
import { Questions } from '../../questions/questions.tsx';
import { Benefits } from './benefits.tsx';
import { content } from './content.ts';
import { Included } from './included.tsx';
import { SavingsSection } from './savings-section.tsx';
import { Specification } from './specification.tsx';
import { TrunkBoard } from './trunk-board.tsx';

const { hero, stats, faq, closing } = content;

export default function SipTrunkingPage({ site }: PageProps) {
  return (
    <>
      <WholesaleHero {...hero} brand={site.brand} board={<TrunkBoard />} />
      <StatStrip items={stats.items} label={stats.label} />
      <Benefits />
      <Included />
      <SavingsSection />
      <Specification />
      <Questions tone="mist" name="trunks" topic="sip-trunks" {...faq} />
      <CtaBand {...closing} />
    </>
  );
}
