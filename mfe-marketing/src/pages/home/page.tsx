import type { PageProps } from '@site/contracts';
import { CtaBand } from '@site/ui/content/cta-band.tsx';
import { content } from './content.ts';
import { Features } from './features.tsx';
import { HomeHero } from './home-hero.tsx';
import { Reach } from './reach.tsx';
import { WhyUs } from './why-us.tsx';

const { closing } = content;

export default function HomePage({ site }: PageProps) {
  return (
    <>
      <HomeHero />
      <Reach />
      <Features />
      <WhyUs brand={site.brand} />
      <CtaBand {...closing} />
    </>
  );
}
