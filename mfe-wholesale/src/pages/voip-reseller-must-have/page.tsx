import { contactPath } from '@site/contracts';
import { ButtonLink } from '@site/ui/button.tsx';
import { CtaBand } from '@site/ui/cta-band.tsx';
import { HeroBoard } from '@site/ui/hero-board.tsx';
import { Questions } from '../../questions/questions.tsx';
import { Benefits } from './benefits.tsx';
import { BreakEvenSection } from './break-even-section.tsx';
import { content } from './content.ts';
import { FirstCustomer } from './first-customer.tsx';
import { MarginLadder } from './margin-ladder.tsx';
import { Toolkit } from './toolkit.tsx';

const { hero, faq, closing } = content;

export default function VoipResellerMustHavePage() {
  return (
    <>
      <HeroBoard
        kicker={hero.kicker}
        title={hero.title}
        lead={hero.lead}
        actions={
          <>
            <ButtonLink look="accent" href={contactPath('reseller')} go>
              {hero.start}
            </ButtonLink>
            <ButtonLink look="line" href="#break-even">
              {hero.plan}
            </ButtonLink>
          </>
        }
        board={<MarginLadder />}
      />
      <Toolkit />
      <BreakEvenSection />
      <FirstCustomer />
      <Benefits />
      <Questions tone="sand" name="reselling" topic="reseller" {...faq} />
      <CtaBand title={closing.title} text={closing.text}>
        <ButtonLink look="accent" href={contactPath('reseller')} go>
          {closing.become}
        </ButtonLink>
        <ButtonLink look="line" href="/signup">
          {closing.trial}
        </ButtonLink>
      </CtaBand>
    </>
  );
}
