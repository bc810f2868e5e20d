import type { SiteConfig } from '@site/contracts';
import type { FormName } from '@site/contracts/forms';
import { toast } from '@site/toasts';
import { mountCaptcha } from '../captcha/mount-captcha.ts';
import { type LiveForm, restingForm } from '../live-form.ts';
import { type Attempt, createAttempts } from './attempts.ts';
import { canSubmit } from './can-submit.ts';
import { checkForm } from './check-form.ts';
import { hasEmail, valuesIn } from './form-element.ts';
import { isOnItsWay, type Reception, submit } from './forms-store.ts';
import { captchaMissing, failedToast, invalidEmail, sentWords } from './words.ts';

export interface FormConnection {
  /** Last segment of the form's address. */
  form: FormName;
  site: SiteConfig;
  element: HTMLFormElement;
  /** Empty element that receives the captcha. */
  captchaSlot: HTMLElement;
  /** When the form was shown, in milliseconds of `performance.now()`. */
  shownAt: number;
  /** Called with everything the page has to show, whenever it changes. */
  onChange: (live: LiveForm) => void;
}

export type ConnectForm = typeof connectForm;

/** The service has looked at the captcha and will not look at it again; after all else it is good for another attempt. */
const isCaptchaSpent = (reception: Reception) => 'answer' in reception || reception.failure.status === 422;

/**
 * Brings a form to life: captcha, checks, sending, toasts.
 * @returns ends the connection; an attempt that is on its way still ends with its toast
 */
export function connectForm({ form, site, element, captchaSlot, shownAt, onChange }: FormConnection): () => void {
  const lifetime = new AbortController();
  const { signal } = lifetime;
  const attempts = createAttempts(form);
  let live = restingForm;

  const show = (change: Partial<LiveForm>) => {
    if (signal.aborted) return;
    const { isPending } = { ...live, ...change };
    const ready = canSubmit(form, { isPending, hasToken: Boolean(captcha.token), hasEmail: hasEmail(element) });
    live = { ...live, ...change, canSubmit: ready };
    onChange(live);
  };
  const captcha = mountCaptcha({
    slot: captchaSlot,
    form,
    site,
    signal,
    onChange: (shown) => show({ captcha: shown }),
  });
  const check = () => checkForm(form, valuesIn(element), captcha.token, Math.round(performance.now() - shownAt));

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isOnItsWay(form)) return;
    const result = check();
    if (result.kind === 'invalid') refuse(result.errors);
    else if (result.kind === 'captcha-missing') askForCaptcha();
    else void send(result.payload);
  };

  const askForCaptcha = () => {
    toast(captchaMissing);
    show({ errors: {}, outcome: undefined });
  };

  const refuse = (errors: LiveForm['errors']) => {
    if (form === 'newsletter') toast(invalidEmail);
    show({ errors, outcome: { kind: 'invalid', fields: Object.keys(errors) } });
  };

  const send = async (payload: Attempt['payload']) => {
    show({ isPending: true, errors: {}, outcome: undefined });
    const reception = await submit(attempts.next(payload));
    if ('answer' in reception && reception.answer.success) arrive();
    else fail(reception);
  };

  const arrive = () => {
    const words = sentWords(form, site.brand);
    attempts.taken();
    element.reset();
    captcha.renew();
    toast(words);
    show({ isPending: false, outcome: { kind: 'sent', message: words.description } });
  };

  const fail = (reception: Reception) => {
    if (isCaptchaSpent(reception)) captcha.renew();
    toast(failedToast(form, reception));
    show({ isPending: false, outcome: { kind: 'failed' } });
  };

  /** A field that has been corrected is no longer marked; new marks wait for the next attempt. */
  const onInput = () => {
    const result = check();
    const wrong = result.kind === 'invalid' ? result.errors : {};
    const errors = Object.entries(live.errors).filter(([name]) => name in wrong);
    show({ errors: Object.fromEntries(errors) });
  };

  const onTouch = ({ target }: Event) => {
    const isOutside = target instanceof Node && !captchaSlot.contains(target);
    if (live.captcha === 'failed' && !captcha.token && isOutside) captcha.renew();
  };

  element.addEventListener('submit', onSubmit, { signal });
  element.addEventListener('input', onInput, { signal });
  element.addEventListener('focusin', onTouch, { signal });
  element.addEventListener('pointerdown', onTouch, { signal });
  show({});
  return () => lifetime.abort();
}
