import { Stats } from '@site/ui/content/stats.tsx';
import { content } from './content.ts';
import styles from './why-us.module.css';

const { platform } = content;

/** The platform in four figures, with what each of them counts. */
export function Platform() {
  return (
    <section className={styles.platform} aria-labelledby="platform">
      <h3 id="platform">{platform.title}</h3>
      <Stats ruled items={platform.figures} />
    </section>
  );
}
