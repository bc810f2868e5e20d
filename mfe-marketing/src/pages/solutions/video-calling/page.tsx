import { ArrowLink } from '@site/ui/actions/arrow-link.tsx';
import { Checklist } from '@site/ui/content/checklist.tsx';
import { CtaBand } from '@site/ui/content/cta-band.tsx';
import { FeatureGrid } from '@site/ui/content/feature-grid.tsx';
import { HeroStage } from '@site/ui/hero/hero-stage.tsx';
import { Section, SectionHead } from '@site/ui/layout/section.tsx';
import { Split } from '@site/ui/layout/split.tsx';
import { ArrowRightLeft, Captions, LayoutGrid, Link, ScreenShare, Video } from 'lucide';
import { content } from './content.ts';
import styles from './page.module.css';
import { Rooms } from './rooms.tsx';
import { TileWall } from './tile-wall.tsx';

const { benefits, closing, features, hero } = content;

const icons = {
  picture: Video,
  share: ScreenShare,
  wall: LayoutGrid,
  captions: Captions,
  guests: Link,
  upgrade: ArrowRightLeft,
};

export default function VideoCallingPage() {
  return (
    <>
      <HeroStage {...hero} stage={<TileWall />} />
      <Rooms />
      <Section>
        <SectionHead title={features.title} lead={features.lead} />
        <FeatureGrid items={features.items} icons={icons} />
      </Section>
      <Section tone="sand">
        <Split wide className={styles.benefits}>
          <div>
            <h2>{benefits.title}</h2>
            <ArrowLink href={benefits.more.href}>{benefits.more.text}</ArrowLink>
          </div>
          <Checklist items={benefits.items} />
        </Split>
      </Section>
      <CtaBand {...closing} tone="mist" />
    </>
  );
}
