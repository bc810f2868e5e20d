import styles from './executive-portraits.module.css';
import { executives } from './executives.ts';

/** The executives: three portraits on one stage, each above its name. */
export function ExecutivePortraits() {
  return (
    <ul className={styles.portraits}>
      {executives.map(({ name, role, portrait }) => (
        <li key={name}>
          <img src={portrait} alt="" width="240" height="300" />
          <p>
            <b>{name}</b> {role}
          </p>
        </li>
      ))}
    </ul>
  );
}
