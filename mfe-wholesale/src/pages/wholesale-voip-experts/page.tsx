import { contactPath } from '@site/contracts';
import { ButtonLink } from '@site/ui/actions/button.tsx';
import { CtaBand } from '@site/ui/content/cta-band.tsx';
import { HeroBoard } from '@site/ui/hero/hero-board.tsx';
import { Questions } from '../../questions/questions.tsx';
import { Account } from './account.tsx';
import { Benefits } from './benefits.tsx';
import { Console } from './console.tsx';
import { content } from './content.ts';
import { Reading } from './reading.tsx';
import { Years } from './years.tsx';

const { hero, faq, closing } = content;

export default function WholesaleVoipExpertsPage() {
  return (
    <>
      <HeroBoard
        kicker={hero.kicker}
        title={hero.title}
        lead={hero.lead}
        actions={
          <>
            <ButtonLink variant="accent" href={contactPath('wholesale')} arrow>
              {hero.start}
            </ButtonLink>
            <ButtonLink variant="line" href="#console">
              {hero.read}
            </ButtonLink>
          </>
        }
        board={<Console />}
      />
      <Reading />
      <Account />
      <Benefits />
      <Years />
      <Questions tone="sand" name="engineer" topic="wholesale" {...faq} />
      <CtaBand title={closing.title} text={closing.text}>
        <ButtonLink variant="accent" href={contactPath('wholesale')} arrow>
          {closing.ask}
        </ButtonLink>
        <ButtonLink variant="line" href="/signup">
          {closing.trial}
        </ButtonLink>
      </CtaBand>
    </>
  );
}
