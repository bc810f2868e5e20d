import type { SiteConfig } from '@site/contracts';
import type { FormName } from '@site/contracts/forms';
import type { Ref } from 'react';
import styles from './captcha-slot.module.css';
import type { LiveForm } from './live-form.ts';
import { OtherWays } from './other-ways.tsx';

interface CaptchaSlotProps {
  form: FormName;
  site: SiteConfig;
  state: LiveForm['captcha'];
  /** Receives the widget; React renders nothing into it. */
  ref: Ref<HTMLDivElement>;
}

/** The place of the captcha, as high before the widget arrives as with it. */
export function CaptchaSlot({ form, site, state, ref }: CaptchaSlotProps) {
  return (
    <div className={styles.slot}>
      <div ref={ref} />
      {state === 'loading' && (
        <div className="captcha">
          <span className="captcha-label">
            <span className="captcha-checkbox" />
            Security check
          </span>
        </div>
      )}
      {state === 'failed' && (
        <p className={styles.failed} role="alert">
          The security check could not be completed.{' '}
          {form === 'newsletter' ? (
            'You can subscribe without it.'
          ) : (
            <>
              Check your connection, then touch the form to try again, or <OtherWays site={site} />.
            </>
          )}
        </p>
      )}
    </div>
  );
}
