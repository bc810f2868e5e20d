import { IllustrationStage } from '@site/ui/art/illustration-stage.tsx';
import { Checklist } from '@site/ui/content/checklist.tsx';
import { Section, SectionHead } from '@site/ui/layout/section.tsx';
import { classNames } from '@site/ui/styles/class-names.ts';
import { asrText } from '../../rates/rate.ts';
import styles from './choice.module.css';
import { type Candidate, content } from './content.ts';

const { title, lead, drawing, included, items } = content.choice;

/** The carriers for one destination in their present order, and the scope of every interconnection. */
export function Choice() {
  return (
    <Section tone="mist">
      <SectionHead title={title} lead={lead} split />
      <IllustrationStage label={drawing.label} tone="ink" className={styles.stage}>
        <p>
          <b>{drawing.name}</b> {drawing.hour}
        </p>
        <ol>
          {drawing.candidates.map((candidate) => (
            <Row key={candidate.name} {...candidate} />
          ))}
        </ol>
      </IllustrationStage>
      <h3 className={styles.included}>{included}</h3>
      <Checklist items={items} className={styles.items} />
    </Section>
  );
}

function Row({ name, asr, state, share }: Candidate) {
  return (
    <li className={classNames(share === undefined && styles.rests)}>
      <b>{name}</b>
      <span>
        {drawing.asr} {asrText(asr)}
      </span>
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 4H100" />
        {share !== undefined && <path className={styles.share} d={`M0 4H${share}`} />}
      </svg>
      <span>{share === undefined ? state : `${share}%`}</span>
    </li>
  );
}
