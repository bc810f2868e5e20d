import { contactPath, type PageProps } from '@site/contracts';
import { ButtonLink } from '@site/ui/button.tsx';
import { CtaBand } from '@site/ui/cta-band.tsx';
import { HeroBoard } from '@site/ui/hero-board.tsx';
import { StatStrip } from '@site/ui/stats.tsx';
import { Questions } from '../../questions/questions.tsx';
import { RateSheetLink } from '../../rates/rate-sheet-link.tsx';
import { Benefits } from './benefits.tsx';
import { Choice } from './choice.tsx';
import { content } from './content.ts';
import { RouteMap } from './route-map.tsx';
import { routeSheet } from './routes.ts';
import { RoutesSection } from './routes-section.tsx';

const { hero, stats, faq, closing } = content;

export default function WholesaleVoiceExpertsPage({ site }: PageProps) {
  return (
    <>
      <HeroBoard
        kicker={hero.kicker}
        title={hero.title}
        lead={hero.lead}
        actions={
          <>
            <RateSheetLink look="accent" sheet={routeSheet} brand={site.brand}>
              {hero.rates}
            </RateSheetLink>
            <ButtonLink look="line" href="#routes">
              {hero.routes}
            </ButtonLink>
          </>
        }
        board={<RouteMap />}
      />
      <StatStrip items={stats.items} label={stats.label} />
      <RoutesSection />
      <Benefits />
      <Choice />
      <Questions name="interconnection" topic="carrier" {...faq} />
      <CtaBand title={closing.title} text={closing.text}>
        <ButtonLink look="accent" href={contactPath('carrier')} go>
          {closing.interconnect}
        </ButtonLink>
        <ButtonLink look="line" href="/signup">
          {closing.trial}
        </ButtonLink>
      </CtaBand>
    </>
  );
}
