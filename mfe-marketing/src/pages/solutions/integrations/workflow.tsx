import { Icon } from '@site/ui/art/icon.tsx';
import { Section, SectionHead } from '@site/ui/layout/section.tsx';
import { Panel } from '@site/ui/vignettes/panel.tsx';
import { Vignette } from '@site/ui/vignettes/vignette.tsx';
import { content, type WorkflowStep } from './content.ts';
import styles from './workflow.module.css';

const { workflow } = content;

/** How a workflow is made, with one that is read along the three steps. */
export function Workflow() {
  const { title, lead, steps } = workflow;
  return (
    <Section>
      <SectionHead split title={title} lead={lead} />
      <ol className={styles.steps}>
        {steps.map(({ title: step, text, example }, index) => (
          <li key={step}>
            <b className={styles.number} aria-hidden="true">
              {index + 1}
            </b>
            <h3>{step}</h3>
            <p>{text}</p>
            <Example {...example} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Example({ icon, word, text, app }: WorkflowStep['example']) {
  return (
    <Vignette label={`${word}: ${text} (${app})`} className={styles.example}>
      <Panel className={styles.panel}>
        <p className={styles.word}>{word}</p>
        <b>{text}</b>
        <p className={styles.app}>
          <Icon of={icon} />
          {app}
        </p>
      </Panel>
    </Vignette>
  );
}
