import { Icon } from '@site/ui/art/icon.tsx';
import { IllustrationStage } from '@site/ui/art/illustration-stage.tsx';
import { Panel } from '@site/ui/vignettes/panel.tsx';
import { Check, Minus, ShieldCheck } from 'lucide';
import styles from './consent.module.css';
import { content } from './content.ts';

const { benefits } = content;

/** Permissions that an app requests before it is connected. */
export function Consent() {
  const { drawing, title, question, asked, never, allow, cancel } = benefits.consent;
  return (
    <IllustrationStage label={drawing} className={styles.stage}>
      <Panel className={styles.panel}>
        <p className={styles.title}>
          <Icon of={ShieldCheck} />
          {title}
        </p>
        <p>{question}</p>
        {asked.map((permission) => (
          <p key={permission} className={styles.permission}>
            <Icon of={Check} />
            {permission}
          </p>
        ))}
        <p className={`${styles.permission} ${styles.never}`}>
          <Icon of={Minus} />
          <s>{never}</s>
        </p>
        <div className={styles.answers}>
          <b>{allow}</b>
          <span>{cancel}</span>
        </div>
      </Panel>
    </IllustrationStage>
  );
}
