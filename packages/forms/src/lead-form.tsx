import type { SiteConfig } from '@site/contracts';
import { Button } from '@site/ui/actions/button.tsx';
import { FieldError } from '@site/ui/form/field-error.tsx';
import { FormStateContext } from '@site/ui/form/form-state.ts';
import { classNames } from '@site/ui/styles/class-names.ts';
import { type ReactNode, useRef } from 'react';
import { CaptchaSlot } from './captcha-slot.tsx';
import { ContactLinks } from './contact-links.tsx';
import type { FormDefinition } from './form-definition.ts';
import { HoneypotField } from './honeypot-field.tsx';
import styles from './lead-form.module.css';
import { OutcomeMessage } from './outcome-message.tsx';
import { useDraft } from './use-draft.ts';
import { useLiveForm } from './use-live-form.ts';
import { useOutcomeFocus } from './use-outcome-focus.ts';

export interface LeadFormProps {
  definition: FormDefinition;
  site: SiteConfig;
  /** `accent` where sending is the page's one action. */
  variant?: 'accent' | 'strong';
  /** `line`: one field with the button beside it. */
  layout?: 'stack' | 'line';
  /** Stands above the outcome of the latest attempt. */
  heading?: ReactNode;
  /** Called when the fields have been cleared. */
  onReset?: () => void;
  /** Fields of `@site/ui/form`, uncontrolled, with the names of the payload. */
  children: ReactNode;
}

/**
 * A form that is complete without its live code: fields, the slot of the captcha, a disabled button. The live code
 * arrives later and adds captcha, validation and submission; nothing moves when it does.
 */
export function LeadForm(props: LeadFormProps) {
  const { definition, site, variant = 'strong', layout = 'stack', heading, onReset, children } = props;
  const { form, title, labels } = definition;
  const element = useRef<HTMLFormElement>(null);
  const captchaSlot = useRef<HTMLDivElement>(null);
  const message = useRef<HTMLDivElement>(null);
  // First: a form that has a draft is fit to be sent, and needs its live code at once.
  useDraft(element, definition);
  const { live, hasFailed } = useLiveForm({ definition, site, element, captchaSlot });
  const { errors, isPending, outcome } = live;
  useOutcomeFocus(element, message, outcome);

  return (
    <form
      className={classNames(styles.form, styles[layout])}
      ref={element}
      noValidate
      // The shell's starter marks a form that is touched before it is hydrated.
      suppressHydrationWarning
      aria-label={title}
      aria-busy={isPending}
      onReset={onReset}
    >
      <FormStateContext value={{ form, errors, isPending }}>
        {heading}
        <OutcomeMessage definition={definition} outcome={outcome} ref={message} />
        <div className={styles.fields}>{children}</div>
      </FormStateContext>
      <CaptchaSlot definition={definition} site={site} state={live.captcha} ref={captchaSlot} />
      <Button
        className={styles.submit}
        type="submit"
        variant={variant}
        wide={layout === 'stack'}
        arrow={variant === 'accent' && layout === 'stack' && !isPending}
        pending={isPending}
        disabled={!live.canSubmit}
      >
        {isPending ? labels.pending : labels.submit}
      </Button>
      <HoneypotField />
      {hasFailed && (
        <div className={styles.note} role="alert">
          <FieldError>The form did not load. Check your connection, then touch the form to try again.</FieldError>
        </div>
      )}
      <noscript>
        <p className={styles.note}>
          Sending this form needs JavaScript. Without it, <ContactLinks site={site} />.
        </p>
      </noscript>
    </form>
  );
}
