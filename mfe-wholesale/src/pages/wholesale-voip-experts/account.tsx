import { IllustrationStage } from '@site/ui/art/illustration-stage.tsx';
import { Checklist } from '@site/ui/content/checklist.tsx';
import { Lead, Section } from '@site/ui/layout/section.tsx';
import { Split } from '@site/ui/layout/split.tsx';
import { Agenda } from '@site/ui/vignettes/agenda.tsx';
import { Panel } from '@site/ui/vignettes/panel.tsx';
import styles from './account.module.css';
import { content } from './content.ts';
import { TraceLine } from './trace-line.tsx';

const { title, lead, items, drawing } = content.checklist;

/** Scope of an account, next to an example incident. */
export function Account() {
  return (
    <Section tone="mist">
      <Split>
        <IllustrationStage label={drawing.label} className={styles.stage}>
          <Panel className={styles.delay}>
            <p>
              <b>{drawing.name}</b>
              {drawing.limit}
            </p>
            <TraceLine trace={drawing.trace} />
          </Panel>
          <Agenda entries={drawing.log} />
        </IllustrationStage>
        <div className={styles.text}>
          <h2>{title}</h2>
          <Lead>{lead}</Lead>
          <Checklist items={items} />
        </div>
      </Split>
    </Section>
  );
}
