import { CtaBand } from '@site/ui/content/cta-band.tsx';
import { HeroStage } from '@site/ui/hero/hero-stage.tsx';
import { Benefits } from './benefits.tsx';
import { CallRoutes } from './call-routes.tsx';
import { content } from './content.ts';
import { Features } from './features.tsx';

const { closing, hero } = content;

export default function CloudPhonePage() {
  return (
    <>
      <HeroStage {...hero} stage={<CallRoutes />} />
      <Features />
      <Benefits />
      <CtaBand {...closing} />
    </>
  );
}
