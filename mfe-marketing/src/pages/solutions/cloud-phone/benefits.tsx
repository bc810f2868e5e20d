import { Checklist } from '@site/ui/checklist.tsx';
import { GoLink } from '@site/ui/go-link.tsx';
import { Section } from '@site/ui/section.tsx';
import { Split } from '@site/ui/split.tsx';
import { Stage } from '@site/ui/stage.tsx';
import { CallPanel } from '@site/ui/vignettes/call-panel.tsx';
import { Panel } from '@site/ui/vignettes/panel.tsx';
import styles from './benefits.module.css';
import { benefits } from './content.ts';

/** What is there from the first day, next to a call and those who wait behind it. */
export function Benefits() {
  const { title, items, more, drawing, call } = benefits;
  return (
    <Section tone="sand">
      <Split>
        <Stage label={drawing} className={styles.stage}>
          <CallPanel {...call} />
          <WaitingCallers />
        </Stage>
        <div className={styles.text}>
          <h2>{title}</h2>
          <Checklist items={items} />
          <GoLink href={more.href}>{more.text}</GoLink>
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
