import { Checklist } from '@site/ui/content/checklist.tsx';
import { Stats } from '@site/ui/content/stats.tsx';
import { Lead, Section } from '@site/ui/layout/section.tsx';
import { Split } from '@site/ui/layout/split.tsx';
import { content } from './content.ts';
import styles from './included.module.css';

const { title, lead, stats, items } = content.checklist;

export function Included() {
  return (
    <Section tone="sand">
      <Split className={styles.split}>
        <div>
          <h2>{title}</h2>
          <Lead>{lead}</Lead>
          <Checklist items={items} className={styles.list} />
        </div>
        <Stats items={stats} ruled />
      </Split>
    </Section>
  );
}
