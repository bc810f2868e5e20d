import type { SiteConfig } from '@site/contracts';
import { Button } from '@site/ui/actions/button.tsx';
import { useLayoutEffect, useRef } from 'react';
import styles from './captcha-failure.module.css';
import { ContactLinks } from './contact-links.tsx';
import type { FormDefinition } from './form-definition.ts';

interface CaptchaFailureProps {
  definition: FormDefinition;
  site: SiteConfig;
}

/** Message that the captcha has failed, with the ways out. */
export function CaptchaFailure({ definition: { captcha, worksWithoutScripts }, site }: CaptchaFailureProps) {
  const message = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = message.current;
    const form = element?.closest('form');
    return () => {
      // A retry has passed while the visitor was here: without this, Tab would start from the top of the page.
      if (element?.contains(document.activeElement)) form?.querySelector<HTMLElement>('.captcha :enabled')?.focus();
    };
  }, []);

  return (
    <div ref={message}>
      <p className={styles.message} role="alert">
        The security check could not be completed.{' '}
        {captcha.bypass ?? (
          <>
            Check your connection, then touch a field to try again, or <ContactLinks site={site} />.
          </>
        )}
      </p>
      {!captcha.bypass && worksWithoutScripts && (
        // Not a submission: the live code would refuse it.
        <Button variant="line" size="sm" data-elsewhere onClick={({ currentTarget }) => currentTarget.form?.submit()}>
          Send it from a simple page
        </Button>
      )}
    </div>
  );
}
