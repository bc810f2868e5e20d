import { Tag } from '@site/ui/content/tag.tsx';
import { content } from './content.ts';
import styles from './page.module.css';

const { partnerGroups } = content;

/** The partners, large, in three groups; the closest first. */
export function NameWall() {
  return (
    <div className={styles.wall}>
      {partnerGroups.map(({ title, text, partners }) => (
        <section key={title} aria-label={title}>
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
          <ul>
            {partners.map(({ name, tier, description }) => (
              <li key={name}>
                <b>{name}</b>
                <p>
                  <Tag>{tier}</Tag> {description}
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
