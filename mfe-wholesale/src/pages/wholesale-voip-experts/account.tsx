import { IllustrationStage } from '@site/ui/art/illustration-stage.tsx';
import { Section } from '@site/ui/layout/section.tsx';
import { Split } from '@site/ui/layout/split.tsx';
import { Agenda } from '@site/ui/vignettes/agenda.tsx';
import { Panel } from '@site/ui/vignettes/panel.tsx';
import { IncludedText } from '../../included/included-text.tsx';
import styles from './account.module.css';
import { content } from './content.ts';
import { TraceLine } from './trace-line.tsx';

const { drawing, ...text } = content.account;

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
        <IncludedText {...text} />
      </Split>
    </Section>
  );
}
