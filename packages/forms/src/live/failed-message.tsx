import type { SiteConfig } from '@site/contracts';
import { Button } from '@site/ui/actions/button.tsx';
import { FormMessage } from '@site/ui/form/form-message.tsx';
import type { Ref } from 'react';
import { ContactLinks } from '../contact-links.tsx';
import type { Outcome } from '../live-form.ts';
import styles from './failed-message.module.css';

interface FailedMessageProps {
  /** Title of the toast. */
  title: string;
  site: SiteConfig;
  outcome: Extract<Outcome, { kind: 'failed' }>;
  ref: Ref<HTMLDivElement>;
}

/** Persistent message of a form that was not accepted, with the reason and the remedy. */
export function FailedMessage({ title, site, outcome: { reason, canRetry }, ref }: FailedMessageProps) {
  return (
    <div className={styles.failed}>
      <FormMessage kind="bad" ref={ref}>
        <b>{title}.</b> {reason} What you entered is still here. You can also <ContactLinks site={site} />.
      </FormMessage>
      {canRetry && (
        <Button type="submit" variant="line" size="sm">
          Try again
        </Button>
      )}
    </div>
  );
}
