import { type RefObject, useEffect } from 'react';
import type { Outcome } from './live-form.ts';

/**
 * Moves the focus to the outcome of an attempt, unless the visitor has focused something else: disabling the fields removed it
 * from its place.
 * @param form the form element
 * @param message element at the top of the form, if any
 */
export function useOutcomeFocus(
  form: RefObject<HTMLFormElement | null>,
  message: RefObject<HTMLElement | null>,
  outcome: Outcome | undefined,
): void {
  useEffect(() => {
    const element = form.current;
    if (!outcome || !element) return;
    const focused = document.activeElement;
    // A press on a disabled button, or on any button in Safari, focuses what is around the form.
    if (!focused?.contains(element) && !element.contains(focused)) return;
    const target = message.current ?? nextControl(element, outcome);
    // What has the focus already is not scrolled to by it.
    if (target === focused) element.scrollIntoView({ block: 'nearest' });
    target?.focus();
  }, [form, message, outcome]);
}

/** Finds the next control for the visitor: the field to correct, otherwise the button or the captcha that it requires. */
function nextControl(form: HTMLFormElement, { kind }: Outcome): HTMLElement | null {
  if (kind === 'invalid') return form.querySelector<HTMLElement>('[aria-invalid="true"]');
  return form.querySelector<HTMLElement>('[data-submit] > :enabled') ?? form.querySelector('.captcha :enabled');
}
