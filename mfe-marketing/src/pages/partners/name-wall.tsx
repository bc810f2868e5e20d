import { Tag } from '@site/ui/content/tag.tsx';
import { content } from './content.ts';
import styles from './name-wall.module.css';

const { partnerGroups } = content;

/** Logos of the partners in three groups, the closest first. */
export function NameWall() {
  return (
    <div className={styles.wall}>
      {partnerGroups.map(({ title, text, partners }) => (
        <section key={title} aria-label={title}>
          <h3>{title}</h3>
          <p>{text}</p>
          <ul>
            {partners.map(({ name, mark, tier, description }) => (
              <li key={name}>
                <img src={mark} alt="" width="48" height="48" />
                <b>{name}</b>
                <Tag variant={tier === 'Strategic' ? 'sun' : 'line'}>{tier}</Tag>
                <p>{description}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
