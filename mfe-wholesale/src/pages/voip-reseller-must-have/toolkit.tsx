import { Checklist } from '@site/ui/content/checklist.tsx';
import { Lead, Section } from '@site/ui/layout/section.tsx';
import { Split } from '@site/ui/layout/split.tsx';
import { content } from './content.ts';
import { Invoice } from './invoice.tsx';
import styles from './toolkit.module.css';

const { title, lead, items } = content.toolkit;

export function Toolkit() {
  return (
    <Section tone="sand">
      <Split wide className={styles.columns}>
        <div>
          <h2>{title}</h2>
          <Lead>{lead}</Lead>
          <Invoice />
        </div>
        <Checklist items={items} className={styles.items} />
      </Split>
    </Section>
  );
}
