import { HeroStage } from '@site/ui/hero/hero-stage.tsx';
import { CrestClosing } from '../../closing/crest-closing.tsx';
import { Catalogue } from './catalogue.tsx';
import { content } from './content.ts';
import { LineMap } from './line-map.tsx';
import { Morning } from './morning.tsx';

const { closing, hero } = content;

export default function FeaturesPage() {
  return (
    <>
      <HeroStage title={hero.title} lead={hero.lead} actions={hero.actions} stage={<LineMap />} />
      <Catalogue />
      <Morning />
      <CrestClosing {...closing} />
    </>
  );
}
