import type { ReactNode } from 'react';
import styles from './form-card.module.css';

export interface FormCardProps {
  /** Target of links within the page. */
  id?: string;
  children: ReactNode;
}

/** Surface of a form. */
export function FormCard({ id, children }: FormCardProps) {
  return (
    <div className={styles.card} id={id}>
      {children}
    </div>
  );
}

export interface FormHeadProps {
  title: string;
  /** Subject of the form, at the right. */
  children?: ReactNode;
}

/** The heading of a form. */
export function FormHead({ title, children }: FormHeadProps) {
  return (
    <div className={styles.head}>
      <h2>{title}</h2>
      {children}
    </div>
  );
}

/** Two fields side by side from 576 px. */
export function FormRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
