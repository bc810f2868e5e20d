import type { PageProps } from '@site/contracts';
import { CtaBand } from '@site/ui/content/cta-band.tsx';
import { StatStrip } from '@site/ui/content/stats.tsx';
import { WholesaleHero } from '../../hero/wholesale-hero.tsx';
import { Questions } from '../../questions/questions.tsx';
import { Benefits } from './benefits.tsx';
import { Choice } from './choice.tsx';
import { content } from './content.ts';
import { RouteMap } from './route-map.tsx';
import { RoutesSection } from './routes-section.tsx';

const { hero, stats, faq, closing } = content;

export default function WholesaleVoiceExpertsPage({ site }: PageProps) {
  return (
    <>
      <WholesaleHero {...hero} brand={site.brand} board={<RouteMap />} />
      <StatStrip items={stats.items} label={stats.label} />
      <RoutesSection />
      <Benefits />
      <Choice />
      <Questions name="interconnection" topic="carrier" {...faq} />
      <CtaBand {...closing} />
    </>
  );
}
