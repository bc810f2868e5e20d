import { contactPath } from '@site/contracts';
import { ButtonLink } from '@site/ui/button.tsx';
import { CtaBand } from '@site/ui/cta-band.tsx';
import { HeroBoard } from '@site/ui/hero-board.tsx';
import { Questions } from '../../questions/questions.tsx';
import { content } from './content.ts';
import { CostBoard } from './cost-board.tsx';
import { Costs } from './costs.tsx';
import { Figures } from './figures.tsx';
import { Included } from './included.tsx';
import { Ways } from './ways.tsx';

const { hero, faq, closing } = content;

export default function VoipSolutionsPage() {
  return (
    <>
      <HeroBoard
        kicker={hero.kicker}
        title={hero.title}
        lead={hero.lead}
        actions={
          <>
            <ButtonLink look="accent" href={contactPath('voip-solutions')} go>
              {hero.start}
            </ButtonLink>
            <ButtonLink look="line" href="#costs">
              {hero.costs}
            </ButtonLink>
          </>
        }
        board={<CostBoard />}
      />
      <Costs />
      <Ways />
      <Figures />
      <Included />
      <Questions name="moving" topic="voip-solutions" {...faq} />
      <CtaBand title={closing.title} text={closing.text}>
        <ButtonLink look="accent" href={contactPath('voip-solutions')} go>
          {closing.send}
        </ButtonLink>
        <ButtonLink look="line" href="/signup">
          {closing.trial}
        </ButtonLink>
      </CtaBand>
    </>
  );
}
