import { Checklist } from '@site/ui/checklist.tsx';
import { Lead, Section } from '@site/ui/section.tsx';
import { Split } from '@site/ui/split.tsx';
import { Stats } from '@site/ui/stats.tsx';
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
