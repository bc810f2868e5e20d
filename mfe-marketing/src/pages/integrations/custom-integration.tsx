import { contactPath } from '@site/contracts';
import { ArrowLink } from '@site/ui/actions/arrow-link.tsx';
import { ButtonLink } from '@site/ui/actions/button.tsx';
import { IllustrationStage } from '@site/ui/art/illustration-stage.tsx';
import { Checklist } from '@site/ui/content/checklist.tsx';
import { ButtonRow, Lead, Section } from '@site/ui/layout/section.tsx';
import { Split } from '@site/ui/layout/split.tsx';
import { Snippet } from '@site/ui/vignettes/snippet.tsx';
import { content } from './content.ts';
import styles from './page.module.css';

const { custom } = content;

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
          <ButtonRow>
            <ButtonLink href={contactPath('custom-integration')}>{request}</ButtonLink>
            <ArrowLink href="/api-docs">{docs}</ArrowLink>
          </ButtonRow>
        </div>
        <IllustrationStage label={drawing.label} tone="ink" className={styles.stage}>
          <Snippet>
            <b>POST</b> {drawing.event}
            {drawing.lines.map((line) => `\n  ${line}`)}
          </Snippet>
          <Snippet>
            <b>{drawing.answer}</b> {drawing.note}
          </Snippet>
        </IllustrationStage>
      </Split>
    </Section>
  );
}
