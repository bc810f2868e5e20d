import { Button } from '@site/ui/actions/button.tsx';
import { Lead, Section } from '@site/ui/layout/section.tsx';
import styles from './shell-pages.module.css';

/** Replaces a page whose code could not be loaded, or threw. */
export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Section className={styles.message}>
      <h1>This page could not be loaded</h1>
      <Lead>The connection was lost, or this page has a fault. Check your connection, then try again.</Lead>
      <Button onClick={onRetry}>Try again</Button>
    </Section>
  );
}
