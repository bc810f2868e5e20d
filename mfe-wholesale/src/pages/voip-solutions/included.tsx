import { IllustrationStage } from '@site/ui/art/illustration-stage.tsx';
import { Section } from '@site/ui/layout/section.tsx';
import { Split } from '@site/ui/layout/split.tsx';
import { IncludedText } from '../../included/included-text.tsx';
import { content } from './content.ts';
import styles from './included.module.css';

const { drawing, ...text } = content.checklist;

export function Included() {
  return (
    <Section tone="sand">
      <Split>
        <IncludedText {...text} />
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
