import { SolutionHero } from '../../../solutions/solution-hero.tsx';
import { TrialBand } from '../../../solutions/trial-band.tsx';
import { Benefits } from './benefits.tsx';
import { CallRoutes } from './call-routes.tsx';
import { closing, hero } from './content.ts';
import { Features } from './features.tsx';

export default function CloudPhonePage() {
  return (
    <>
      <SolutionHero {...hero}>
        <CallRoutes />
      </SolutionHero>
      <Features />
      <Benefits />
      <TrialBand {...closing} />
    </>
  );
}
