import { contactPath } from '@site/contracts';
import { ButtonLink } from '@site/ui/actions/button.tsx';
import { FigureBoard } from '@site/ui/art/figure-board.tsx';
import { CtaBand } from '@site/ui/content/cta-band.tsx';
import { StatStrip } from '@site/ui/content/stats.tsx';
import { HeroBoard } from '@site/ui/hero/hero-board.tsx';
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
            <ButtonLink variant="accent" href={contactPath('sip-trunks')} arrow>
              {hero.trunks}
            </ButtonLink>
            <ButtonLink variant="line" href="#savings">
              {hero.savings}
            </ButtonLink>
          </>
        }
        board={
          <FigureBoard label={board.label} bar={board.bar}>
            <TrunkBoard />
          </FigureBoard>
        }
      />
      <StatStrip items={stats.items} label={stats.label} />
      <Benefits />
      <Included />
      <SavingsSection />
      <Specification />
      <Questions tone="mist" name="trunks" topic="sip-trunks" {...faq} />
      <CtaBand title={closing.title} text={closing.text}>
        <ButtonLink variant="accent" href={contactPath('sip-trunks')} arrow>
          {closing.trunks}
        </ButtonLink>
        <ButtonLink variant="line" href="/signup">
          {closing.trial}
        </ButtonLink>
      </CtaBand>
    </>
  );
}
