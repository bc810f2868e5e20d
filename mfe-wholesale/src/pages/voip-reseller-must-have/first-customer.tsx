import { ArrowLink } from '@site/ui/actions/arrow-link.tsx';
import { Steps } from '@site/ui/content/steps.tsx';
import { Lead, Section } from '@site/ui/layout/section.tsx';
import { Split } from '@site/ui/layout/split.tsx';
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
          <ArrowLink href="/training">{courses}</ArrowLink>
        </div>
        <Steps items={items} className={styles.steps} />
      </Split>
    </Section>
  );
}
