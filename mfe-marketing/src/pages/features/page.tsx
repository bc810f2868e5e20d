import { SolutionHero } from '../../solutions/solution-hero.tsx';
import { TrialCrest } from '../../solutions/trial-crest.tsx';
import { Catalogue } from './catalogue.tsx';
import { content } from './content.ts';
import { LineMap } from './line-map.tsx';
import { Morning } from './morning.tsx';

const { closing, hero } = content;

export default function FeaturesPage() {
  const { title, lead, first, second } = hero;
  return (
    <>
      <SolutionHero title={title} lead={lead} first={first} second={second}>
        <LineMap />
      </SolutionHero>
      <Catalogue />
      <Morning />
      <TrialCrest {...closing} />
    </>
  );
}
