import type { PageProps } from '@site/contracts';
import { CtaBand } from '@site/ui/content/cta-band.tsx';
import { WholesaleHero } from '../../hero/wholesale-hero.tsx';
import { Questions } from '../../questions/questions.tsx';
import { Benefits } from './benefits.tsx';
import { CalculatorSection } from './calculator-section.tsx';
import { content } from './content.ts';
import { Included } from './included.tsx';
import { RatesBoard } from './rates-board.tsx';
import { TerminationTable } from './termination-table.tsx';

const { hero, faq, closing } = content;

export default function WholesaleVoiceTerminationRatesPage({ site }: PageProps) {
  return (
    <>
      <WholesaleHero {...hero} brand={site.brand} board={<RatesBoard />} />
      <TerminationTable />
      <CalculatorSection />
      <Benefits />
      <Included />
      <Questions name="price-list" topic="wholesale-rates" {...faq} />
      <CtaBand {...closing} />
    </>
  );
}
