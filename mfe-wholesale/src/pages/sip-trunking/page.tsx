import { contactPath } from '@site/contracts';
import { Board } from '@site/ui/board.tsx';
import { ButtonLink } from '@site/ui/button.tsx';
import { CtaBand } from '@site/ui/cta-band.tsx';
import { HeroBoard } from '@site/ui/hero-board.tsx';
import { StatStrip } from '@site/ui/stats.tsx';
import { Questions } from '../../questions/questions.tsx';
import { Benefits } from './benefits.tsx';
import { content } from './content.ts';
import { Included } from './included.tsx';
import { SavingsSection } from './savings-section.tsx';
import { Specification } from './specification.tsx';
import { TrunkBoard } from './trunk-board.tsx';

const { hero, board, stats, faq, closing } = content;

export default function SipTrunkingPage() {
  return (
    <>
      <HeroBoard
        kicker={hero.kicker}
        title={hero.title}
        lead={hero.lead}
        actions={
          <>
            <ButtonLink look="accent" href={contactPath('sip-trunks')} go>
              {hero.trunks}
            </ButtonLink>
            <ButtonLink look="line" href="#savings">
              {hero.savings}
            </ButtonLink>
          </>
        }
        board={
          <Board label={board.label} bar={board.bar}>
            <TrunkBoard />
          </Board>
        }
      />
      <StatStrip items={stats.items} label={stats.label} />
      <Benefits />
      <Included />
      <SavingsSection />
      <Specification />
      <Questions tone="mist" name="trunks" topic="sip-trunks" {...faq} />
      <CtaBand title={closing.title} text={closing.text}>
        <ButtonLink look="accent" href={contactPath('sip-trunks')} go>
          {closing.trunks}
        </ButtonLink>
        <ButtonLink look="line" href="/signup">
          {closing.trial}
        </ButtonLink>
      </CtaBand>
    </>
  );
}
