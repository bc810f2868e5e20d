import { dismissToast, type Toast } from '@site/toasts';
import { Icon } from '@site/ui/art/icon.tsx';
import { CircleAlert, CircleCheck, X } from 'lucide';
import { useEffect, useRef } from 'react';
import layout from './layout.module.css';
import styles from './toast.module.css';

/**
 * One toast. Text and close button need no further code, because a toast about a lost connection cannot load any; timer
 * and swipe are loaded afterwards, and without them it stays until it is closed.
 */
export function ToastCard({ toast: { id, title, description, variant, open } }: { toast: Toast }) {
  const card = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = card.current;
    if (!element || !open) return;
    const lifetime = new AbortController();
    import('./toast-behavior.ts').then(
      ({ attachToast }) => attachToast(element, () => dismissToast(id), lifetime.signal),
      () => {},
    );
    return () => lifetime.abort();
  }, [id, open]);

  return (
    <div className={`${styles.card} ${styles[variant]}`} data-tone="ink" hidden={!open} ref={card}>
      <Icon of={variant === 'destructive' ? CircleAlert : CircleCheck} />
      <div>
        <b>{title}</b>
        {description && <p>{description}</p>}
      </div>
      <button
        className={layout.iconButton}
        type="button"
        aria-label="Close notification"
        onClick={() => dismissToast(id)}
      >
        <Icon of={X} />
      </button>
    </div>
  );
}
