import { dismissToast, useCurrentToast } from '@site/toasts';
import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import styles from './toast.module.css';
import { ToastCard } from './toast-card.tsx';

/**
 * Region of the toasts. It is in the document from the start, because screen readers announce changes only of known
 * live regions. The starter focuses it on F8; closing a toast returns the focus.
 */
export function ToastRegion() {
  const toast = useCurrentToast();
  const region = useRef<HTMLElement>(null);
  const previousFocus = useRef<HTMLElement>(null);
  const card = toast && <ToastCard key={toast.id} toast={toast} />;
  const isAlert = toast?.variant === 'destructive';

  useLayoutEffect(() => {
    if (toast?.open === false && region.current?.contains(document.activeElement)) previousFocus.current?.focus();
  }, [toast?.open]);

  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      previousFocus.current = relatedTarget;
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') dismissToast();
  };

  return (
    <section
      className={styles.region}
      ref={region}
      aria-label="Notifications (F8)"
      tabIndex={-1}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
    >
      <div role="status">{!isAlert && card}</div>
      <div role="alert">{isAlert && card}</div>
    </section>
  );
}
