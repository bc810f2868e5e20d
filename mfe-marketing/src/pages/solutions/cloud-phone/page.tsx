import { SolutionHero } from '../../../solutions/solution-hero.tsx';
import { TrialBand } from '../../../solutions/trial-band.tsx';
import { Benefits } from './benefits.tsx';
import { CallRoutes } from './call-routes.tsx';
import { content } from './content.ts';
import { Features } from './features.tsx';

const { closing, hero } = content;

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
