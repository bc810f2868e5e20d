import { IllustrationStage } from '@site/ui/art/illustration-stage.tsx';
import { Checklist } from '@site/ui/content/checklist.tsx';
import { Lead, Section } from '@site/ui/layout/section.tsx';
import { Split } from '@site/ui/layout/split.tsx';
import { content } from './content.ts';
import styles from './included.module.css';

const { title, lead, items, drawing } = content.checklist;

export function Included() {
  return (
    <Section tone="sand">
      <Split>
        <div className={styles.text}>
          <h2>{title}</h2>
          <Lead>{lead}</Lead>
          <Checklist items={items} />
        </div>
        <IllustrationStage label={drawing.label} className={styles.stage}>
          <Closet when="before" />
          <Closet when="after" />
        </IllustrationStage>
      </Split>
    </Section>
  );
}

/** A rack; slots that have lost their device stay empty. */
function Closet({ when }: { when: 'before' | 'after' }) {
  return (
    <div>
      <b>{drawing[when]}</b>
      <ul className={styles.rack}>
        {drawing.slots.map((slot) => (
          <li key={slot.before} className={slot[when] ? styles.device : undefined}>
            {slot[when]}
          </li>
        ))}
      </ul>
    </div>
  );
}
