import { ButtonLink } from '@site/ui/actions/button.tsx';
import { ItemList } from '@site/ui/content/item-list.tsx';
import { Section, SectionHead } from '@site/ui/layout/section.tsx';
import { VisuallyHidden } from '@site/ui/layout/visually-hidden.tsx';
import type { Course } from '../../courses/course-list.ts';
import { content } from './content.ts';
import styles from './courses.module.css';
import { HoursBar } from './hours-drawings.tsx';

const { courses, coursesHead, newTab } = content;

const { title, lead, hours, modules, start } = coursesHead;

const rows = courses.map((course) => ({
  mark: <Effort {...course} />,
  title: course.title,
  text: course.description,
  more: { label: modules(course.modules.length), content: <Modules {...course} /> },
  action: (
    <ButtonLink href="/signup" variant="line" size="sm" newTab={newTab}>
      {start}
      <VisuallyHidden>: {course.title}</VisuallyHidden>
    </ButtonLink>
  ),
}));

export function Courses() {
  return (
    <Section tone="sand">
      <SectionHead title={title} lead={lead} split />
      <ItemList items={rows} />
    </Section>
  );
}

function Effort({ level, duration, format }: Course) {
  return (
    <p className={styles.effort}>
      <b>{level}</b>
      <HoursBar level={level} duration={duration} />
      <span>
        {hours(duration)}, {format.toLowerCase()}
      </span>
    </p>
  );
}

function Modules({ modules }: Pick<Course, 'modules'>) {
  return (
    <ol className={styles.modules}>
      {modules.map((module) => (
        <li key={module}>{module}</li>
      ))}
    </ol>
  );
}
