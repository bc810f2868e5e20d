import { CrestEdge } from '@site/ui/art/crest-edge.tsx';
import { Stats } from '@site/ui/content/stats.tsx';
import { Section } from '@site/ui/layout/section.tsx';
import { content } from './content.ts';
import styles from './platform.module.css';

const { platform } = content;

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
