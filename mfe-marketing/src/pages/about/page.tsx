import type { PageProps } from '@site/contracts';
import { ButtonLink } from '@site/ui/actions/button.tsx';
import { CtaBand } from '@site/ui/content/cta-band.tsx';
import { Stats } from '@site/ui/content/stats.tsx';
import { HeroPlain } from '@site/ui/hero/hero-plain.tsx';
import { closing, figures, hero } from './content.ts';
import styles from './page.module.css';
import { RoutesFromDubai } from './routes-from-dubai.tsx';
import { Values } from './values.tsx';
import { Years } from './years.tsx';

export default function AboutPage({ site }: PageProps) {
  return (
    <>
      <HeroPlain title={hero.title(site.brand)} className={styles.hero}>
        <Stats items={figures} ruled />
      </HeroPlain>
      <RoutesFromDubai />
      <Years />
      <Values />
      <CtaBand title={closing.title} text={closing.text}>
        <ButtonLink href={closing.trial.href} variant="accent" arrow>
          {closing.trial.text}
        </ButtonLink>
        <ButtonLink href={closing.careers.href} variant="line">
          {closing.careers.text}
        </ButtonLink>
      </CtaBand>
    </>
  );
}
