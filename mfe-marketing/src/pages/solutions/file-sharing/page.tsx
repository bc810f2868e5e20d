import { FeatureGrid } from '@site/ui/content/feature-grid.tsx';
import { ItemList } from '@site/ui/content/item-list.tsx';
import { HeroStage } from '@site/ui/hero/hero-stage.tsx';
import { Section, SectionHead } from '@site/ui/layout/section.tsx';
import { FileClock, Link2, ScanText, SquareArrowDown, WifiOff, ZoomIn } from 'lucide';
import { CrestClosing } from '../../../closing/crest-closing.tsx';
import { content } from './content.ts';
import { FolderStack } from './folder-stack.tsx';
import styles from './page.module.css';
import { Rights } from './rights.tsx';

const { benefits, closing, features, hero } = content;

const icons = {
  drop: SquareArrowDown,
  versions: FileClock,
  preview: ZoomIn,
  links: Link2,
  search: ScanText,
  offline: WifiOff,
};

export default function FileSharingPage() {
  return (
    <>
      <HeroStage {...hero} stage={<FolderStack />} />
      <Rights />
      <Section tone="sand">
        <SectionHead title={features.title} lead={features.lead} />
        <FeatureGrid items={features.items} icons={icons} />
      </Section>
      <Section tone="mist">
        <SectionHead title={benefits.title} />
        <ItemList items={benefits.items} className={styles.periods} />
      </Section>
      <CrestClosing {...closing} />
    </>
  );
}
