import { capitalizedCount } from '@site/ui/text/count-in-words.ts';
import * as facts from '../facts/facts.ts';
import { customers } from './customers.ts';
import styles from './logo-strip.module.css';

/** Logos of some customers. */
export function LogoStrip() {
  return (
    <div className={styles.strip}>
      <p id="customers">
        {capitalizedCount(customers.length)} of the {facts.companies} companies that use it
      </p>
      <ul aria-labelledby="customers">
        {customers.map(({ name, mark }) => (
          <li key={name}>
            <img src={mark} alt="" width="34" height="34" />
            <b>{name}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
