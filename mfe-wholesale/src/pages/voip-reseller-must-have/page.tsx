import type { PageProps } from '@site/contracts';
import { CtaBand } from '@site/ui/content/cta-band.tsx';
import { WholesaleHero } from '../../hero/wholesale-hero.tsx';
import { Questions } from '../../questions/questions.tsx';
import { Benefits } from './benefits.tsx';
import { BreakEvenSection } from './break-even-section.tsx';
import { content } from './content.ts';
import { FirstCustomer } from './first-customer.tsx';
import { MarginLadder } from './margin-ladder.tsx';
import { Toolkit } from './toolkit.tsx';

const { hero, faq, closing } = content;

export default function VoipResellerMustHavePage({ site }: PageProps) {
  return (
    <>
      <WholesaleHero {...hero} brand={site.brand} board={<MarginLadder />} />
      <Toolkit />
      <BreakEvenSection />
      <FirstCustomer />
      <Benefits />
      <Questions tone="sand" name="reselling" topic="reseller" {...faq} />
      <CtaBand tone="mist" {...closing} />
    </>
  );
}
