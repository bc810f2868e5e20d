import { ButtonLink } from '@site/ui/actions/button.tsx';
import { HeroStage } from '@site/ui/hero/hero-stage.tsx';
import type { ReactNode } from 'react';

interface Action {
  text: string;
  href: string;
}

interface SolutionHeroProps {
  kicker?: string;
  title: string;
  lead: string;
  first: Action;
  second: Action;
  /** A `IllustrationStage` with the drawing of this product. */
  children: ReactNode;
}

/** The product, two calls to action, and its drawing. */
export function SolutionHero({ first, second, children, ...text }: SolutionHeroProps) {
  return (
    <HeroStage
      {...text}
      actions={
        <>
          <ButtonLink arrow href={first.href}>
            {first.text}
          </ButtonLink>
          <ButtonLink variant="line" href={second.href}>
            {second.text}
          </ButtonLink>
        </>
      }
      stage={children}
    />
  );
}
