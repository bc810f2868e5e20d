import type { Person } from './customers.ts';
import styles from './signature.module.css';

/** Who says it, and for which company. */
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
