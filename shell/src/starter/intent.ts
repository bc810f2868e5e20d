import { internalLink, isSamePage } from '@site/router/internal-link';
import { listen } from './held-events.ts';
import { savesData } from './saves-data.ts';

interface IntentListeners {
  /** A pointer or the keyboard has reached a link to another page; never called for visitors with data saving. */
  onLink: () => void;
  /** A form is focused, touched or filled in. */
  onForm: (form: HTMLFormElement) => void;
}

/** Checks whether a visitor may follow this link next. */
function isLinkToPage(target: EventTarget | null): boolean {
  const link = internalLink(target);
  return link !== undefined && !isSamePage(link);
}

/** Elements whose effect requires, or may require, code. */
const CONTROLS = 'main :is(button, label, input, select, textarea, a[data-enhanced])';

/** Listens for signs that a visitor is about to need more than the document. */
export function listenForIntent({ onLink, onForm }: IntentListeners): void {
  const onReach = (target: EventTarget | null) => {
    if (isLinkToPage(target) && !savesData()) onLink();
  };

  // Not `pointerover`, which also fires for links scrolled below a resting pointer. Not by touch: a finger reaches
  // a link by tapping it, and the code would compete with the document that the browser then loads.
  const onMove = ({ target, pointerType }: PointerEvent) => {
    if (pointerType !== 'touch') onReach(target);
  };
  // A click focuses a link as well.
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof Element && target.matches(':focus-visible')) onReach(target);
  };

  addEventListener('pointermove', onMove, { passive: true });
  listen(['focusin'], onFocus);
  // React withholds events while a page is being hydrated.
  listen(['focusin', 'pointerdown', 'input', 'change'], (event) => touchForm(event, onForm), {
    passive: true,
    capture: true,
  });
}

/** Marks the form that an event focuses, touches or fills in: its own listeners are loaded with its code. */
export function touchForm({ target }: Event, onForm: (form: HTMLFormElement) => void): void {
  // A link in a form, such as that to the privacy policy, is not part of filling it in.
  const form = target instanceof Element && !target.closest('a') && target.closest('form');
  if (!form) return;
  form.dataset.touched = '';
  onForm(form);
}

/** Calls back when a visitor reaches a control of the page, with any input device. */
export function listenForTouch(onTouch: () => void): void {
  const onReach = ({ target }: Event) => {
    if (target instanceof Element && target.closest(CONTROLS)) onTouch();
  };
  listen(['pointermove', 'pointerdown', 'focusin', 'input'], onReach, { passive: true, capture: true });
}
