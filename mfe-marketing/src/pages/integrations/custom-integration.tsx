import { contactPath } from '@site/contracts';
import { ButtonLink } from '@site/ui/button.tsx';
import { Checklist } from '@site/ui/checklist.tsx';
import { GoLink } from '@site/ui/go-link.tsx';
import { Lead, Row, Section } from '@site/ui/section.tsx';
import { Split } from '@site/ui/split.tsx';
import { Stage } from '@site/ui/stage.tsx';
import { Snippet } from '@site/ui/vignettes/snippet.tsx';
import { custom } from './content.ts';
import styles from './page.module.css';

const { title, lead, steps, request, docs, drawing } = custom;

/** For a tool that is not in the list: what the API offers, beside what it sends. */
export function CustomIntegration() {
  return (
    <Section tone="mist">
      <Split>
        <div className={styles.text}>
          <h2>{title}</h2>
          <Lead>{lead}</Lead>
          <Checklist items={steps} />
          <Row>
            <ButtonLink href={contactPath('custom-integration')}>{request}</ButtonLink>
            <GoLink href="/api-docs">{docs}</GoLink>
          </Row>
        </div>
        <Stage label={drawing.label} tone="ink" className={styles.stage}>
          <Snippet>
            <b>POST</b> {drawing.event}
            {drawing.lines.map((line) => `\n  ${line}`)}
          </Snippet>
          <Snippet>
            <b>{drawing.answer}</b> {drawing.note}
          </Snippet>
        </Stage>
      </Split>
    </Section>
  );
}
