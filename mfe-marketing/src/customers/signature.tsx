import type { Person } from './customers.ts';
import styles from './signature.module.css';

/** Name, role and company of a quoted person. */
export function Signature({ name, role, company }: Person) {
  return (
    <div className={styles.signature}>
      <span>
        <b>{name}</b>
        {role}, {company.name}
      </span>
      <img src={company.mark} alt="" width="48" height="48" />
    </div>
  );
}
