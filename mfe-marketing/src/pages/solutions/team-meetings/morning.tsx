import { IllustrationStage } from '@site/ui/art/illustration-stage.tsx';
import { LiveDot } from '@site/ui/art/live-dot.tsx';
import { Agenda } from '@site/ui/vignettes/agenda.tsx';
import { Person, type PersonColours } from '@site/ui/vignettes/person.tsx';
import { content } from './content.ts';
import styles from './morning.module.css';

const { day } = content;

const rings = [
  { radius: 172, opacity: 0.6 },
  { radius: 212, opacity: 0.35 },
  { radius: 258, opacity: 0.18 },
];

const people: PersonColours[] = [
  { background: 'gulf-300', head: 'sand-200', shoulders: 'ink-800' },
  { background: 'sun-400', head: 'ink-700', shoulders: 'sand-50' },
  { background: 'ink-600', head: 'sun-200', shoulders: 'gulf-400' },
  { background: 'sand-200', head: 'gulf-600', shoulders: 'sun-500' },
  { background: 'gulf-600', head: 'sand-100', shoulders: 'sun-400' },
];

/** The meetings of a morning before the rising sun; one of them runs. */
export function Morning() {
  return (
    <IllustrationStage label={day.drawing} className={styles.stage}>
      <Sunrise />
      <Agenda entries={day.entries} className={styles.agenda} />
      <RunningMeeting />
    </IllustrationStage>
  );
}

function Sunrise() {
  return (
    <svg className={styles.sunrise} viewBox="0 0 720 520" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      <circle cx="500" cy="300" r="136" fill="var(--sun-500)" />
      <g fill="none" stroke="var(--sun-500)">
        {rings.map(({ radius, opacity }) => (
          <circle key={radius} cx="500" cy="300" r={radius} opacity={opacity} />
        ))}
      </g>
      <path fill="var(--sand-200)" d="M0 452c130-8 236-66 352-82 70 20 128 64 148 150H0Z" />
      <path fill="var(--gulf-600)" d="M352 370c120 12 236 66 368 58v92H500c-20-86-78-130-148-150Z" />
    </svg>
  );
}

function RunningMeeting() {
  const { state, clock, title, more, joined } = day.now;
  return (
    <div className={styles.running} data-tone="ink">
      <p>
        <LiveDot />
        {state}
        <span>{clock}</span>
      </p>
      <b>{title}</b>
      <div className={styles.people}>
        {people.map((colors) => (
          <Person key={colors.background} {...colors} />
        ))}
        <span>{more}</span>
      </div>
      <small>{joined}</small>
    </div>
  );
}
