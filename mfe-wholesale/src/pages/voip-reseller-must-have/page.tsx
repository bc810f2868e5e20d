import { contactPath } from '@site/contracts';
import { ButtonLink } from '@site/ui/actions/button.tsx';
import { CtaBand } from '@site/ui/content/cta-band.tsx';
import { HeroBoard } from '@site/ui/hero/hero-board.tsx';
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
            <ButtonLink variant="accent" href={contactPath('reseller')} arrow>
              {hero.start}
            </ButtonLink>
            <ButtonLink variant="line" href="#break-even">
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
        <ButtonLink variant="accent" href={contactPath('reseller')} arrow>
          {closing.become}
        </ButtonLink>
        <ButtonLink variant="line" href="/signup">
          {closing.trial}
        </ButtonLink>
      </CtaBand>
    </>
  );
}
