import { content } from './content.ts';
import styles from './platform.module.css';

const { platform } = content;

/** The platform in four figures, with what each of them counts. */
export function Platform() {
  return (
    <section className={styles.platform} data-tone="ink" aria-labelledby="platform">
      <h3 id="platform">{platform.title}</h3>
      <dl>
        {platform.figures.map(({ value, label, counts }) => (
          <div key={label}>
            <dt>
              {label} <span>{counts}</span>
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
