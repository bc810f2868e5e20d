import { SunDisc } from '@site/ui/art/sun-disc.tsx';
import { Checklist } from '@site/ui/content/checklist.tsx';
import { content } from './content.ts';
import styles from './trial-panel.module.css';

const { trial } = content;

const rings = [
  { radius: 82, opacity: 0.6 },
  { radius: 104, opacity: 0.3 },
];

/** What the trial includes and how it runs, on ink before the sun. */
export function TrialPanel() {
  return (
    <div className={styles.place}>
      <SunDisc size={240} radius={62} rings={rings} className={styles.sun} />
      <div className={styles.panel} data-tone="ink">
        <h2>{trial.title}</h2>
        <Checklist items={trial.items} />
        <div>
          <h3>{trial.run}</h3>
          <ol className={styles.steps}>
            {trial.steps.map(({ moment, text }) => (
              <li key={moment}>
                <b>{moment}</b>
                {text}
              </li>
            ))}
          </ol>
        </div>
      </div>
    </div>
  );
}
