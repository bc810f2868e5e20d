import type { SiteConfig } from '@site/contracts';
import { CAPTCHA_BYPASS } from '@site/contracts/forms/captcha-widget';
import { dismissToast, type ToastMessage, toast } from '@site/toasts';
import { mountCaptcha } from '../captcha/mount-captcha.ts';
import type { FormDefinition } from '../form-definition.ts';
import { initialForm, type LiveForm } from '../live-form.ts';
import { type Attempt, createAttempts } from './attempts.ts';
import { canSubmit } from './can-submit.ts';
import type { checkForm } from './check-form.ts';
import { clearForm } from './clear-form.ts';
import { listenForDisabledPress } from './disabled-press.ts';
import { failedOutcome } from './failed-outcome.ts';
import { hasEmail, isField, valuesIn } from './form-element.ts';
import type { PendingAttempt, pendingAttempt, SubmitResult, submit } from './forms-store.ts';
import { ignoreDoubleClicks } from './ignore-double-clicks.ts';
import { acceptedWords, captchaMissing, failedToast, invalidToast } from './toasts.ts';

/** Input of a page to the live code of the shell, which may have another version of this package. */
export interface FormConnection {
  definition: FormDefinition;
  site: SiteConfig;
  element: HTMLFormElement;
  /** Empty element that receives the captcha. */
  captchaSlot: HTMLElement;
  /** When the form was shown, in milliseconds of `performance.now()`. */
  shownAt: number;
  /** Called with the whole state whenever it changes. */
  onChange: (live: LiveForm) => void;
}

/** Dependencies for checking and sending a form. */
interface FormParts {
  checkForm: typeof checkForm;
  pendingAttempt: typeof pendingAttempt;
  submit: typeof submit;
}

/** Shows a toast, or does nothing. */
type ShowToast = (message: ToastMessage) => void;

/** The service verifies a token once; after any other failure it can be used again. */
const isCaptchaSpent = (result: SubmitResult) => 'answer' in result || result.failure.status === 422;

/**
 * Adds captcha, validation, submission and toasts to a rendered form.
 * @returns a function that disconnects it; a pending attempt still ends with its toast
 */
export function connectForm(connection: FormConnection & FormParts): () => void {
  const { definition, site, element, captchaSlot, shownAt, onChange, checkForm, pendingAttempt, submit } = connection;
  const { form, copy } = definition;
  const lifetime = new AbortController();
  const { signal } = lifetime;
  const attempts = createAttempts(form);
  let live = initialForm;

  const show = (change: Partial<LiveForm>) => {
    if (signal.aborted) return;
    live = { ...live, ...change };
    const given = { hasToken: Boolean(captcha.token), hasEmail: hasEmail(element) };
    live.canSubmit = canSubmit(definition, { isPending: live.isPending, ...given });
    onChange(live);
  };
  const onCaptchaChange = (state: LiveForm['captcha']) => {
    show({ captcha: state });
    if (live.isWaiting && !captcha.isWorking) attempt();
  };
  const captcha = mountCaptcha({ definition, site, slot: captchaSlot, signal, onChange: onCaptchaChange });
  const check = () =>
    checkForm(definition, {
      values: valuesIn(element),
      token: captcha.token,
      elapsedMs: Math.round(performance.now() - shownAt),
    });

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (pendingAttempt(form) || live.isWaiting) return;
    attempt();
  };

  /** Handles presses of the button, which is disabled without a token (specification, section 4). */
  const onDisabledPress = () => {
    const isPending = pendingAttempt(form) !== undefined;
    const isReady = canSubmit(definition, { isPending, hasToken: true, hasEmail: hasEmail(element) });
    if (isReady && !live.isWaiting) attempt();
  };

  const attempt = () => {
    dismissToast();
    const result = check();
    if (result.kind === 'invalid') refuse(result.errors);
    else if (result.kind === 'captcha-missing') awaitCaptcha();
    else void send(result.payload);
  };

  const awaitCaptcha = () => {
    if (!live.isWaiting) captcha.execute();
    if (captcha.isWorking) show({ isWaiting: true, errors: {}, outcome: undefined });
    else askForCaptcha();
  };

  const askForCaptcha = () => {
    toast(captchaMissing);
    show({ isWaiting: false, errors: {}, outcome: { kind: 'unchecked' } });
  };

  const refuse = (errors: LiveForm['errors']) => {
    if (copy.invalid) toast(invalidToast(copy.invalid));
    show({ isWaiting: false, errors, outcome: { kind: 'invalid', fields: Object.keys(errors) } });
  };

  const send = (payload: Attempt['payload']) => follow({ payload, result: submit(attempts.next(payload)) }, toast);

  const follow = async ({ payload, result: coming }: PendingAttempt, showToast: ShowToast) => {
    show({ isPending: true, isWaiting: false, errors: {}, outcome: undefined });
    const result = await coming;
    if ('answer' in result && result.answer.success) succeed(payload, result.answer.message, showToast);
    else fail(result, showToast);
  };

  const succeed = ({ captcha: token }: Attempt['payload'], message: string, showToast: ShowToast) => {
    const isUnchecked = token === CAPTCHA_BYPASS;
    const words = acceptedWords(copy, { brand: site.brand, message, isUnchecked });
    attempts.accepted();
    clearForm(element);
    captcha.renew();
    showToast(words.toast);
    const { title, description } = words.line;
    show({ isPending: false, outcome: { kind: 'sent', title, message: description } });
  };

  const fail = (result: SubmitResult, showToast: ShowToast) => {
    if (isCaptchaSpent(result)) captcha.renew();
    showToast(failedToast(copy, result));
    show({ isPending: false, outcome: failedOutcome(copy, result) });
  };

  /** Removes the errors of corrected fields; new errors appear with the next attempt. */
  const onInput = () => {
    // The first check compiles the schema: not while a visitor types into a form without errors.
    if (Object.keys(live.errors).length === 0) return show({});
    const result = check();
    const wrong = result.kind === 'invalid' ? result.errors : {};
    const errors = Object.entries(live.errors).filter(([name]) => name in wrong);
    show({ errors: Object.fromEntries(errors) });
  };

  /** Retries a failed captcha. Not for buttons and links: they would move under the pointer before the click. */
  const onTouch = ({ target }: Event) => {
    const isOfForm = isField(target) && !captchaSlot.contains(target);
    if (live.captcha === 'failed' && !captcha.token && isOfForm) captcha.execute();
  };

  /** Ends the wait for a captcha when the form is sent from the simple page: it would be sent from here, too. */
  const onClick = ({ target }: Event) => {
    const isElsewhere = target instanceof Element && target.closest('[data-elsewhere]') !== null;
    if (isElsewhere && live.isWaiting) show({ isWaiting: false });
  };

  element.addEventListener('submit', onSubmit, { signal });
  element.addEventListener('click', onClick, { signal });
  listenForDisabledPress(element, signal, onDisabledPress);
  ignoreDoubleClicks(element, signal);
  element.addEventListener('input', onInput, { signal });
  element.addEventListener('focusin', onTouch, { signal });
  element.addEventListener('pointerdown', onTouch, { signal });
  const earlier = pendingAttempt(form);
  // The form that started the attempt, on the previous page, shows its toast.
  if (earlier) void follow(earlier, () => {});
  else show({});
  // Set by the shell's starter.
  if (element.dataset.pressed !== undefined) onDisabledPress();
  delete element.dataset.pressed;
  return () => lifetime.abort();
}
