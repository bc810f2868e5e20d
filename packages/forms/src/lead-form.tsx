import type { SiteConfig } from '@site/contracts';
import { plainFormPath } from '@site/contracts/forms/plain-form';
import { Button } from '@site/ui/actions/button.tsx';
import { FormStateContext } from '@site/ui/form/form-state.ts';
import { VisuallyHidden } from '@site/ui/layout/visually-hidden.tsx';
import { classNames } from '@site/ui/styles/class-names.ts';
import { type ReactNode, useRef } from 'react';
import { CaptchaSlot } from './captcha-slot.tsx';
import { type FormDefinition, formId } from './form-definition.ts';
import { HoneypotField } from './honeypot-field.tsx';
import styles from './lead-form.module.css';
import { MissingCodeMessage } from './missing-code-message.tsx';
import { PrivacyNotice } from './privacy-notice.tsx';
import { useDraft } from './use-draft.ts';
import { useLiveForm } from './use-live-form.ts';
import { useOutcomeFocus } from './use-outcome-focus.ts';
import { WithoutScripts } from './without-scripts.tsx';

const CHECKING = 'Checking...';
const WAITING = 'The security check is running. The form is sent as soon as it is done.';

export interface LeadFormProps {
  definition: FormDefinition;
  site: SiteConfig;
  /** `accent` where sending is the page's one action. */
  variant?: 'accent' | 'strong';
  /** `line`: one field and the button side by side. */
  layout?: 'stack' | 'line';
  /** Shown above the outcome of the latest attempt. */
  heading?: ReactNode;
  /** Called when the fields have been cleared. */
  onReset?: () => void;
  /** Fields of `@site/ui/form`, uncontrolled, with the names of the payload. */
  children: ReactNode;
}

/**
 * Form of a lead, complete without its live code: fields, the slot of the captcha, a disabled button. The live code loads later
 * and adds captcha, validation and submission without layout shifts.
 */
export function LeadForm(props: LeadFormProps) {
  const { definition, site, variant = 'strong', layout = 'stack', heading, onReset, children } = props;
  const { form, title, labels } = definition;
  const element = useRef<HTMLFormElement>(null);
  const captchaSlot = useRef<HTMLDivElement>(null);
  const message = useRef<HTMLDivElement>(null);
  // First: a form with a draft can be sent, and needs its live code immediately.
  useDraft(element, definition);
  const live = useLiveForm({ definition, site, element, captchaSlot });
  const { errors, isPending, isWaiting, outcome, OutcomeMessage } = live;
  const isBusy = isPending || isWaiting;
  const buttonText = isWaiting ? CHECKING : labels[isPending ? 'pending' : 'submit'];
  useOutcomeFocus(element, message, outcome);

  return (
    <form
      className={classNames(styles.form, styles[layout])}
      id={formId(form)}
      ref={element}
      noValidate
      // Also without an action: a native submission must not put personal data into the address.
      method="post"
      {...(definition.worksWithoutScripts && { action: plainFormPath(form) })}
      // The shell's starter marks a form that is touched before hydration, or whose code does not load.
      suppressHydrationWarning
      aria-label={title}
      aria-busy={isBusy}
      onReset={onReset}
    >
      <FormStateContext value={{ form, errors, isPending }}>
        {heading}
        {OutcomeMessage && <OutcomeMessage {...{ definition, site, outcome }} captcha={live.captcha} ref={message} />}
        <div className={styles.fields}>{children}</div>
      </FormStateContext>
      <CaptchaSlot definition={definition} site={site} state={live.captcha} ref={captchaSlot} />
      <div className={styles.submit} data-submit>
        <Button
          type="submit"
          variant={variant}
          wide={layout === 'stack'}
          arrow={variant === 'accent' && layout === 'stack' && !isBusy}
          pending={isBusy}
          disabled={!live.canSubmit}
          // Firefox otherwise keeps a button enabled across reloads. @types/react lacks this attribute of buttons.
          {...{ autoComplete: 'off' }}
        >
          {buttonText}
        </Button>
        <VisuallyHidden role="status">{isWaiting && WAITING}</VisuallyHidden>
      </div>
      <PrivacyNotice />
      <HoneypotField />
      <MissingCodeMessage definition={definition} site={site} />
      <WithoutScripts definition={definition} site={site} variant={variant} wide={layout === 'stack'} />
    </form>
  );
}
