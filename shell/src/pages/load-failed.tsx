import { Button } from '@site/ui/button.tsx';
import { Lead, Section } from '@site/ui/section.tsx';
import styles from './shell-pages.module.css';

/** Takes the place of a page whose code did not arrive. */
export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Section className={styles.message}>
      <h1>This page did not load</h1>
      <Lead>The connection was lost on the way. Check it, then try again.</Lead>
      <Button onClick={onRetry}>Try again</Button>
    </Section>
  );
}
