import { ButtonLink } from '@site/ui/actions/button.tsx';
import { Checklist } from '@site/ui/content/checklist.tsx';
import { Hero, HeroText } from '@site/ui/hero/hero.tsx';
import { ButtonRow } from '@site/ui/layout/section.tsx';
import { CallPanel } from '@site/ui/vignettes/call-panel.tsx';
import { VideoTiles } from '@site/ui/vignettes/video-tiles.tsx';
import { Vignette } from '@site/ui/vignettes/vignette.tsx';
import { content } from './content.ts';
import styles from './home-hero.module.css';
import { Scene } from './scene.tsx';

const { hero, offices } = content;

/** The hero, in front of the sun and the dunes that continue into the next section. */
export function HomeHero() {
  return (
    <Hero className={styles.hero} columnClass={styles.column}>
      <Scene className={styles.scene} />
      <HeroText display title={hero.title} lead={hero.lead}>
        <ButtonRow>
          <ButtonLink arrow href="/signup">
            {hero.start}
          </ButtonLink>
          <ButtonLink variant="line" className={styles.demo} href="/signup">
            {hero.demo}
          </ButtonLink>
        </ButtonRow>
        <Checklist inline items={hero.claims} />
      </HeroText>
      <Vignette label={hero.drawing} className={styles.app}>
        <CallPanel {...hero.call} className={styles.call} />
        <div className={styles.meeting}>
          <VideoTiles places={offices} />
        </div>
      </Vignette>
    </Hero>
  );
}
