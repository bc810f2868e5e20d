import { contactPath } from '@site/contracts';
import { ButtonLink } from '@site/ui/actions/button.tsx';
import { CtaBand } from '@site/ui/content/cta-band.tsx';
import { HeroBoard } from '@site/ui/hero/hero-board.tsx';
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
            <ButtonLink variant="accent" href={contactPath('voip-solutions')} arrow>
              {hero.start}
            </ButtonLink>
            <ButtonLink variant="line" href="#costs">
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
        <ButtonLink variant="accent" href={contactPath('voip-solutions')} arrow>
          {closing.send}
        </ButtonLink>
        <ButtonLink variant="line" href="/signup">
          {closing.trial}
        </ButtonLink>
      </CtaBand>
    </>
  );
}
