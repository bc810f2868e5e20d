import { IllustrationStage } from '@site/ui/art/illustration-stage.tsx';
import { Section } from '@site/ui/layout/section.tsx';
import { Split } from '@site/ui/layout/split.tsx';
import { Panel } from '@site/ui/vignettes/panel.tsx';
import { IncludedText } from '../../included/included-text.tsx';
import { content, type TriedRoute } from './content.ts';
import styles from './included.module.css';

const { drawing, ...text } = content.checklist;

const PITCH = 4;
const HEIGHT = 24;

export function Included() {
  return (
    <Section tone="mist">
      <Split>
        <IllustrationStage label={drawing.label} tone="ink" className={styles.stage}>
          <Panel className={styles.panel}>
            <p>
              <b>{drawing.name}</b> {drawing.note}
            </p>
            {drawing.routes.map((route) => (
              <Calls key={route.name} {...route} />
            ))}
          </Panel>
        </IllustrationStage>
        <IncludedText {...text} />
      </Split>
    </Section>
  );
}

/** One stroke per call, short and red for unanswered ones. */
function Calls({ name, state, calls }: TriedRoute) {
  return (
    <div className={styles.route}>
      <b>{name}</b> <span>{state}</span>
      <svg viewBox={`0 0 ${calls.length * PITCH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.answered} d={strokes(calls, '|', HEIGHT)} />
        <path className={styles.missed} d={strokes(calls, '.', HEIGHT / 2)} />
      </svg>
    </div>
  );
}

const strokes = (calls: string, kind: string, height: number) =>
  [...calls].map((call, index) => (call === kind ? `M${(index + 0.5) * PITCH} ${HEIGHT}v${-height}` : '')).join('');
