import { Checklist } from '@site/ui/checklist.tsx';
import { Lead, Section } from '@site/ui/section.tsx';
import { Split } from '@site/ui/split.tsx';
import { Stage } from '@site/ui/stage.tsx';
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
        <Stage label={drawing.label} className={styles.stage}>
          <Cupboard when="before" />
          <Cupboard when="after" />
        </Stage>
      </Split>
    </Section>
  );
}

/** A rack; slots that have lost their device stay empty. */
function Cupboard({ when }: { when: 'before' | 'after' }) {
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
