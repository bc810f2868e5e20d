import { classNames } from '@site/ui/styles/class-names.ts';
import type { Course } from '../../courses/course-list.ts';
import styles from './hours-drawings.module.css';

/** Hours of the longest course. */
const MOST = 6;

const colors: Record<Course['level'], string | undefined> = {
  Beginner: styles.beginner,
  Intermediate: styles.intermediate,
  Advanced: styles.advanced,
  Developer: styles.developer,
};

/** One piece per hour, filled in the color of the level, up to the longest course. */
export function HoursBar({ level, duration }: Pick<Course, 'level' | 'duration'>) {
  return (
    <span className={styles.bar}>
      {Array.from({ length: MOST }, (_, hour) => (
        <i key={hour} className={classNames(hour < duration && colors[level])} />
      ))}
    </span>
  );
}

/** All hours of all courses in one line, each course under its number of hours. */
export function HoursLine({ courses, hours }: { courses: readonly Course[]; hours: (count: number) => string }) {
  return (
    <div className={classNames(styles.bar, styles.line)}>
      {courses.flatMap(({ level, duration }) =>
        Array.from({ length: duration }, (_, hour) => (
          <i key={`${level} ${hour}`} className={colors[level]}>
            {hour === 0 && (
              <span>
                <b>{hours(duration)}</b> <span>{level}</span>
              </span>
            )}
          </i>
        )),
      )}
    </div>
  );
}
