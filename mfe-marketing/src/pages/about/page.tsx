import type { PageProps } from '@site/contracts';
import { CtaBand } from '@site/ui/content/cta-band.tsx';
import { Stats } from '@site/ui/content/stats.tsx';
import { HeroPlain } from '@site/ui/hero/hero-plain.tsx';
import { Story } from '../../customers/story.tsx';
import { content } from './content.ts';
import styles from './page.module.css';
import { RoutesFromDubai } from './routes-from-dubai.tsx';
import { Values } from './values.tsx';
import { Years } from './years.tsx';

const { closing, figures, hero } = content;

export default function AboutPage({ site }: PageProps) {
  return (
    <>
      <HeroPlain title={hero.title(site.brand)} className={styles.hero}>
        <Stats items={figures} ruled />
      </HeroPlain>
      <RoutesFromDubai />
      <Years />
      <Story />
      <Values />
      <CtaBand {...closing} />
    </>
  );
}
