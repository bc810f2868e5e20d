import { contactPath } from '@site/contracts';
import { ButtonLink } from '@site/ui/actions/button.tsx';
import { ItemList } from '@site/ui/content/item-list.tsx';
import { VisuallyHidden } from '@site/ui/layout/visually-hidden.tsx';
import { content } from './content.ts';
import { type Job, jobs } from './open-positions.ts';
import styles from './page.module.css';

const { jobsWords } = content;

const rows = jobs.map((job) => ({
  mark: <Terms job={job} />,
  title: job.title,
  text: job.description,
  more: { label: jobsWords.requirements, content: <Requirements job={job} /> },
  action: (
    <ButtonLink href={contactPath('careers', { job: job.key })} variant="line" size="sm">
      {jobsWords.apply}
      <VisuallyHidden>: {job.title}</VisuallyHidden>
    </ButtonLink>
  ),
}));

/** The open positions, one row each. */
export function Jobs() {
  return (
    <div>
      <VisuallyHidden as="h2">{jobsWords.heading}</VisuallyHidden>
      <ItemList items={rows} />
    </div>
  );
}

function Terms({ job: { department, location, type } }: { job: Job }) {
  return (
    <ul className={styles.terms}>
      <li>{department}</li>
      <li>{location}</li>
      <li>{type}</li>
    </ul>
  );
}

function Requirements({ job: { requirements } }: { job: Job }) {
  return (
    <ul className={styles.requirements}>
      {requirements.map((requirement) => (
        <li key={requirement}>{requirement}</li>
      ))}
    </ul>
  );
}
