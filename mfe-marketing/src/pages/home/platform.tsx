import { CrestEdge } from '@site/ui/crest-edge.tsx';
import { Section } from '@site/ui/section.tsx';
import { Stats } from '@site/ui/stats.tsx';
import { platform } from './content.ts';
import styles from './platform.module.css';

/** The platform in four figures. */
export function Platform() {
  return (
    <Section tight tone="ink">
      <CrestEdge />
      <h2 className={styles.title}>{platform.title}</h2>
      <Stats ruled items={platform.figures} />
    </Section>
  );
}
