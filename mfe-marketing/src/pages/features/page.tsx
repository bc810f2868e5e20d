import { SolutionHero } from '../../solutions/solution-hero.tsx';
import { TrialBand } from '../../solutions/trial-band.tsx';
import { Catalogue } from './catalogue.tsx';
import { content } from './content.ts';
import { LineMap } from './line-map.tsx';

const { closing, hero } = content;

export default function FeaturesPage() {
  const { title, lead, first, second } = hero;
  return (
    <>
      <SolutionHero title={title} lead={lead} first={first} second={second}>
        <LineMap />
      </SolutionHero>
      <Catalogue />
      <TrialBand {...closing} />
    </>
  );
}
