import { contactPath, type PageProps } from '@site/contracts';
import { ButtonLink } from '@site/ui/actions/button.tsx';
import { CtaBand } from '@site/ui/content/cta-band.tsx';
import { StatStrip } from '@site/ui/content/stats.tsx';
import { HeroBoard } from '@site/ui/hero/hero-board.tsx';
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
            <RateSheetLink variant="accent" sheet={routeSheet} brand={site.brand}>
              {hero.rates}
            </RateSheetLink>
            <ButtonLink variant="line" href="#routes">
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
        <ButtonLink variant="accent" href={contactPath('carrier')} arrow>
          {closing.interconnect}
        </ButtonLink>
        <ButtonLink variant="line" href="/signup">
          {closing.trial}
        </ButtonLink>
      </CtaBand>
    </>
  );
}
