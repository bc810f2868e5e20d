import type { SiteConfig } from '@site/contracts';
import { CAPTCHA_LABEL } from '@site/contracts/forms/captcha-widget';
import { hostedCaptchaOf } from '@site/contracts/hosted-captcha';
import { Button } from '@site/ui/actions/button.tsx';
import type { Ref } from 'react';
import styles from './captcha-slot.module.css';
import { ContactLinks } from './contact-links.tsx';
import type { FormDefinition } from './form-definition.ts';
import type { LiveForm } from './live-form.ts';

interface CaptchaSlotProps {
  definition: FormDefinition;
  site: SiteConfig;
  state: LiveForm['captcha'];
  /** Container of the widget; React renders nothing into it. */
  ref: Ref<HTMLDivElement>;
}

/** Slot of the captcha, with the height of the widget before it has loaded. */
export function CaptchaSlot({ definition: { captcha, worksWithoutScripts }, site, state, ref }: CaptchaSlotProps) {
  return (
    <div className={styles.slot}>
      <div ref={ref} />
      {state === 'loading' && (
        <div className="captcha">
          <span className="captcha-label">
            <span className="captcha-checkbox" />
            {hostedCaptchaOf(site) ? 'Security check' : CAPTCHA_LABEL}
          </span>
        </div>
      )}
      {state === 'failed' && (
        <p className={styles.failed} role="alert">
          The security check could not be completed.{' '}
          {captcha.bypass ?? (
            <>
              Check your connection, then touch the form to try again, or <ContactLinks site={site} />.
            </>
          )}
        </p>
      )}
      {state === 'failed' && !captcha.bypass && worksWithoutScripts && (
        // Not a submission: the live code would refuse it.
        <Button variant="line" size="sm" onClick={({ currentTarget }) => currentTarget.form?.submit()}>
          Send it from a simple page
        </Button>
      )}
    </div>
  );
}
