import { CircleAlert, CircleCheck } from 'lucide';
import type { ReactNode, Ref } from 'react';
import { Icon } from '../art/icon.tsx';
import styles from './form-message.module.css';

export interface FormMessageProps {
  /** `ok`: it was sent; `bad`: something needs a correction. */
  kind: 'ok' | 'bad';
  /** For moving the focus to the message. */
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** Outcome of a form, at its top; announced when it appears. */
export function FormMessage({ kind, ref, children }: FormMessageProps) {
  return (
    <div
      className={`${styles.message} ${styles[kind]}`}
      role={kind === 'ok' ? 'status' : 'alert'}
      tabIndex={-1}
      ref={ref}
    >
      <Icon of={kind === 'ok' ? CircleCheck : CircleAlert} />
      <p>{children}</p>
    </div>
  );
}
