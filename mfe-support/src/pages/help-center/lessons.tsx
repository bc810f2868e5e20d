import { Icon, type IconNode } from '@site/ui/art/icon.tsx';
import { ChartNoAxesColumn, ListOrdered, Phone, UserPlus } from 'lucide';
import { content } from './content.ts';
import type { Lesson } from './lesson-list.ts';
import styles from './lessons.module.css';

const { lessons } = content;

const icons: Record<Lesson['icon'], IconNode> = {
  phone: Phone,
  queue: ListOrdered,
  connect: UserPlus,
  report: ChartNoAxesColumn,
};

/** Lessons of courses; the courses are on the training page. */
export function Lessons() {
  return (
    <ul className={styles.lessons}>
      {lessons.map(({ title, course, icon, colors }) => (
        <li key={title}>
          <a href="/training">
            <span className={styles.picture}>
              <Dune {...colors} />
              <span className={styles.topic}>
                <Icon of={icons[icon]} />
              </span>
            </span>
            {title}
            <span className={styles.course}>{course}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** A dune with the sun behind it. */
function Dune({ sky, sun, dune }: Lesson['colors']) {
  return (
    <svg viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path fill={`var(--${sky})`} d="M0 0h320v180H0z" />
      <circle cx="214" cy="84" r="38" fill={`var(--${sun})`} />
      <path fill={`var(--${dune})`} d="M0 164c88-6 138-42 190-62 30 32 74 48 130 52v26H0z" />
    </svg>
  );
}
