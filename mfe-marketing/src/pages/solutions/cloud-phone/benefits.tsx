import { ArrowLink } from '@site/ui/actions/arrow-link.tsx';
import { IllustrationStage } from '@site/ui/art/illustration-stage.tsx';
import { Checklist } from '@site/ui/content/checklist.tsx';
import { Section } from '@site/ui/layout/section.tsx';
import { Split } from '@site/ui/layout/split.tsx';
import { CallPanel } from '@site/ui/vignettes/call-panel.tsx';
import { Panel } from '@site/ui/vignettes/panel.tsx';
import styles from './benefits.module.css';
import { content } from './content.ts';

const { benefits } = content;

/** Benefits from the first day, next to a call and its queue. */
export function Benefits() {
  const { title, items, more, drawing, call } = benefits;
  return (
    <Section tone="sand">
      <Split>
        <IllustrationStage label={drawing} className={styles.stage}>
          <CallPanel {...call} />
          <WaitingCallers />
        </IllustrationStage>
        <div className={styles.text}>
          <h2>{title}</h2>
          <Checklist items={items} />
          <ArrowLink href={more.href}>{more.text}</ArrowLink>
        </div>
      </Split>
    </Section>
  );
}

function WaitingCallers() {
  const { title, callers } = benefits.waiting;
  return (
    <Panel className={styles.waiting}>
      <p>{title}</p>
      {callers.map(({ who, since }) => (
        <p key={who}>
          <b>{who}</b>
          {since}
        </p>
      ))}
    </Panel>
  );
}
