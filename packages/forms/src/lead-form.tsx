import type { SiteConfig } from '@site/contracts';
import type { FormName } from '@site/contracts/forms';
import { Button } from '@site/ui/actions/button.tsx';
import { FieldError } from '@site/ui/form/field-error.tsx';
import { FormStateContext } from '@site/ui/form/form-state.ts';
import { classNames } from '@site/ui/styles/class-names.ts';
import { type ReactNode, useRef } from 'react';
import { CaptchaSlot } from './captcha-slot.tsx';
import styles from './lead-form.module.css';
import { OtherWays } from './other-ways.tsx';
import { OutcomeMessage } from './outcome-message.tsx';
import { TrapField } from './trap-field.tsx';
import { useLiveForm } from './use-live-form.ts';
import { useOutcomeFocus } from './use-outcome-focus.ts';

export interface LeadFormProps {
  /** Last segment of the form's address; also the prefix of the ids of its fields. */
  form: FormName;
  site: SiteConfig;
  /** Fetch its code as soon as it is shown (forms of a first screen), or when it comes near the view or is touched. */
  when: 'shown' | 'near';
  /** Accessible name of the form. */
  name: string;
  labels: {
    /** The button at rest and while the form is on its way. */
    submit: string;
    pending: string;
    /** First word of the line that says that it arrived: "Sent." */
    sent: string;
    /** Fields of the payload in the order of the form: how the error summary names them. */
    fields: Readonly<Record<string, string>>;
  };
  /** `accent` where sending is the page's one action. */
  look?: 'accent' | 'strong';
  /** `line`: one field with the button beside it. */
  layout?: 'stack' | 'line';
  /** Stands above what became of the latest attempt. */
  heading?: ReactNode;
  /** Called when the fields have been cleared. */
  onReset?: () => void;
  /** Fields of `@site/ui/form`, uncontrolled, with the names of the payload. */
  children: ReactNode;
}

/**
 * A form that is complete without its code: fields, the place of the captcha, a disabled button. Its code arrives
 * later and brings captcha, checks and sending; nothing moves when it does.
 */
export function LeadForm(props: LeadFormProps) {
  const { form, site, when, name, labels, look = 'strong', layout = 'stack', heading, onReset, children } = props;
  const element = useRef<HTMLFormElement>(null);
  const captchaSlot = useRef<HTMLDivElement>(null);
  const message = useRef<HTMLDivElement>(null);
  const { live, isLost } = useLiveForm({ form, site, when, element, captchaSlot });
  const { errors, isPending, outcome } = live;
  useOutcomeFocus(element, message, outcome);

  return (
    <form
      className={classNames(styles.form, styles[layout])}
      ref={element}
      noValidate
      aria-label={name}
      aria-busy={isPending}
      onReset={onReset}
    >
      <FormStateContext value={{ form, errors, isPending }}>
        {heading}
        <OutcomeMessage form={form} labels={labels} outcome={outcome} ref={message} />
        <div className={styles.fields}>{children}</div>
      </FormStateContext>
      <CaptchaSlot form={form} site={site} state={live.captcha} ref={captchaSlot} />
      <Button
        className={styles.submit}
        type="submit"
        variant={look}
        wide={layout === 'stack'}
        arrow={look === 'accent' && layout === 'stack' && !isPending}
        pending={isPending}
        disabled={!live.canSubmit}
      >
        {isPending ? labels.pending : labels.submit}
      </Button>
      <TrapField />
      {isLost && (
        <div className={styles.note} role="alert">
          <FieldError>The form did not load. Check your connection, then touch the form to try again.</FieldError>
        </div>
      )}
      <noscript>
        <p className={styles.note}>
          Sending this form needs JavaScript. Without it, <OtherWays site={site} />.
        </p>
      </noscript>
    </form>
  );
}
