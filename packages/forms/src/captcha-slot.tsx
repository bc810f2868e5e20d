import type { SiteConfig } from '@site/contracts';
import { CAPTCHA_LABEL } from '@site/contracts/forms/captcha-widget';
import { hostedCaptchaOf } from '@site/contracts/hosted-captcha';
import type { Ref } from 'react';
import { CaptchaFailure } from './captcha-failure.tsx';
import styles from './captcha-slot.module.css';
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
export function CaptchaSlot({ definition, site, state, ref }: CaptchaSlotProps) {
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
      {state === 'failed' && <CaptchaFailure definition={definition} site={site} />}
    </div>
  );
}
