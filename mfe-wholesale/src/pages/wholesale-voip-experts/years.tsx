import { CrestEdge } from '@site/ui/art/crest-edge.tsx';
import { Stats } from '@site/ui/content/stats.tsx';
import { Lead, Section } from '@site/ui/layout/section.tsx';
import { content } from './content.ts';
import styles from './years.module.css';

const { figure, title, text, stats } = content.years;

export function Years() {
  return (
    <Section tone="ink">
      <CrestEdge />
      <div className={styles.columns}>
        <h2>
          <span>{figure}</span> {title}
        </h2>
        <div>
          <Lead>{text}</Lead>
          <Stats items={stats} ruled />
        </div>
      </div>
    </Section>
  );
}
