import { GoLink } from '@site/ui/go-link.tsx';
import { Lead, Section } from '@site/ui/section.tsx';
import { Split } from '@site/ui/split.tsx';
import { Steps } from '@site/ui/steps.tsx';
import { content } from './content.ts';
import styles from './first-customer.module.css';

const { title, lead, courses, items } = content.steps;

export function FirstCustomer() {
  return (
    <Section tone="mist">
      <Split wide className={styles.columns}>
        <div>
          <h2>{title}</h2>
          <Lead>{lead}</Lead>
          <GoLink href="/training">{courses}</GoLink>
        </div>
        <Steps items={items} className={styles.steps} />
      </Split>
    </Section>
  );
}
