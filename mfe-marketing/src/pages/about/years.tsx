import { Steps } from '@site/ui/content/steps.tsx';
import { Lead, Section } from '@site/ui/layout/section.tsx';
import { Split } from '@site/ui/layout/split.tsx';
import { ExecutivePortraits } from '../../company/executive-portraits.tsx';
import { milestones } from '../../company/milestones.ts';
import { content } from './content.ts';
import styles from './page.module.css';

const { timeline } = content;

const years = milestones.map(({ year, title, story }) => ({ mark: year, title, text: story }));

/** History of the company, with the years in the margin. */
export function Years() {
  return (
    <Section>
      <Split wide className={styles.years}>
        <div>
          <h2>{timeline.title}</h2>
          <Lead className={styles.lead}>{timeline.lead}</Lead>
          <ExecutivePortraits />
        </div>
        <Steps items={years} />
      </Split>
    </Section>
  );
}
