import { contactPath } from '@site/contracts';
import { ButtonLink } from '@site/ui/actions/button.tsx';
import { CrestEdge } from '@site/ui/art/crest-edge.tsx';
import { SunDisc } from '@site/ui/art/sun-disc.tsx';
import { Checklist } from '@site/ui/content/checklist.tsx';
import { ButtonRow, Lead, Section } from '@site/ui/layout/section.tsx';
import { Split } from '@site/ui/layout/split.tsx';
import { Snippet } from '@site/ui/vignettes/snippet.tsx';
import { Vignette } from '@site/ui/vignettes/vignette.tsx';
import { content } from './content.ts';
import styles from './page.module.css';

const { title, lead, steps, request, docs, drawing } = content.custom;

const rings = [
  { radius: 118, opacity: 0.5 },
  { radius: 135, opacity: 0.25 },
];

/** The API as an alternative for other tools, next to an example; the last section of the page. */
export function CustomIntegration() {
  return (
    <Section tone="ink" id="own" className={styles.own}>
      <CrestEdge />
      <Split>
        <div className={styles.text}>
          <h2>{title}</h2>
          <Lead>{lead}</Lead>
          <Checklist items={steps} />
          <ButtonRow>
            <ButtonLink href={contactPath('custom-integration')} variant="accent">
              {request}
            </ButtonLink>
            <ButtonLink href="/api-docs" variant="line">
              {docs}
            </ButtonLink>
          </ButtonRow>
        </div>
        <div className={styles.place}>
          <SunDisc size={272} radius={100} rings={rings} className={styles.sun} />
          <Vignette label={drawing.label} className={styles.code}>
            <Snippet>
              <b>POST</b> {drawing.event}
              {drawing.lines.map((line) => `\n  ${line}`)}
            </Snippet>
            <p>
              <b>{drawing.answer}</b> {drawing.note}
            </p>
          </Vignette>
        </div>
      </Split>
    </Section>
  );
}
