import { Checklist } from '@site/ui/checklist.tsx';
import { Lead, Section } from '@site/ui/section.tsx';
import { Split } from '@site/ui/split.tsx';
import { Stage } from '@site/ui/stage.tsx';
import { Panel } from '@site/ui/vignettes/panel.tsx';
import { content, type TriedRoute } from './content.ts';
import styles from './included.module.css';

const { title, lead, items, drawing } = content.checklist;

const PITCH = 4;
const HEIGHT = 24;

export function Included() {
  return (
    <Section tone="mist">
      <Split>
        <Stage label={drawing.label} tone="ink" className={styles.stage}>
          <Panel className={styles.panel}>
            <p>
              <b>{drawing.name}</b> {drawing.note}
            </p>
            {drawing.routes.map((route) => (
              <Calls key={route.name} {...route} />
            ))}
          </Panel>
        </Stage>
        <div className={styles.text}>
          <h2>{title}</h2>
          <Lead>{lead}</Lead>
          <Checklist items={items} />
        </div>
      </Split>
    </Section>
  );
}

/** One stroke per call, short and red where nobody answered. */
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
