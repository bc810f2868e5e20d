import type { PageProps } from '@site/contracts';
import { ButtonLink } from '@site/ui/actions/button.tsx';
import { CtaBand } from '@site/ui/content/cta-band.tsx';
import { closing } from './content.ts';
import { Features } from './features.tsx';
import { HomeHero } from './home-hero.tsx';
import { Platform } from './platform.tsx';
import { Reach } from './reach.tsx';
import { WhyUs } from './why-us.tsx';

export default function HomePage({ site }: PageProps) {
  return (
    <>
      <HomeHero />
      <Reach />
      <Features />
      <WhyUs brand={site.brand} />
      <Platform />
      <CtaBand title={closing.title} text={closing.text}>
        <ButtonLink variant="accent" arrow href="/signup">
          {closing.start}
        </ButtonLink>
        <ButtonLink variant="line" href="/pricing">
          {closing.pricing}
        </ButtonLink>
      </CtaBand>
    </>
  );
}
