import { content } from './content.ts';
import styles from './help-search.module.css';

const { oftenAsked, search } = content;

/** Frequent questions below the search field, each linked to its answer in the documentation. */
export function OftenAsked() {
  return (
    <p className={styles.asked}>
      {search.askedLabel}
      {oftenAsked.map(({ id, title }) => (
        <a key={id} href={`#${id}`}>
          {title}
        </a>
      ))}
    </p>
  );
}
