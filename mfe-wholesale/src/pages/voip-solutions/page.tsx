import type { PageProps } from '@site/contracts';
import { CtaBand } from '@site/ui/content/cta-band.tsx';
import { WholesaleHero } from '../../hero/wholesale-hero.tsx';
import { Questions } from '../../questions/questions.tsx';
import { content } from './content.ts';
import { CostBoard } from './cost-board.tsx';
import { Costs } from './costs.tsx';
import { Figures } from './figures.tsx';
import { Included } from './included.tsx';
import { Ways } from './ways.tsx';

const { hero, faq, closing } = content;

export default function VoipSolutionsPage({ site }: PageProps) {
  return (
    <>
      <WholesaleHero {...hero} brand={site.brand} board={<CostBoard />} />
      <Costs />
      <Ways />
      <Figures />
      <Included />
      <Questions name="moving" topic="voip-solutions" {...faq} />
      <CtaBand tone="mist" {...closing} />
    </>
  );
}
