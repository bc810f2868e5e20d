import { content } from './content.ts';
import styles from './page.module.css';

const { awards } = content;

const years = [...new Set(awards.map(({ year }) => year))];

/** Awards of the company, one column a year. */
export function Awards() {
  return (
    <ol className={styles.awards}>
      {years.map((year) => (
        <li key={year}>
          <p className={styles.year}>{year}</p>
          {awards
            .filter((award) => award.year === year)
            .map(({ title, organization, description }) => (
              <div key={title}>
                <h3>{title}</h3>
                <p>{organization}</p>
                <p>{description}</p>
              </div>
            ))}
        </li>
      ))}
    </ol>
  );
}
