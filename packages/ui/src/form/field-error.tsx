import { CircleAlert } from 'lucide';
import { Icon } from '../art/icon.tsx';
import styles from './field.module.css';

export interface FieldErrorProps {
  /** Id for the control's `aria-describedby`. */
  id?: string;
  /** Correction to make; nothing is rendered without it. */
  children?: string;
}

/** Sentence below a field that needs a correction. */
export function FieldError({ id, children }: FieldErrorProps) {
  if (!children) return null;
  return (
    <p className={styles.error} id={id}>
      <Icon of={CircleAlert} />
      {/* In an element of its own: React would update the text node, which a translator has replaced. */}
      <span>{children}</span>
    </p>
  );
}
