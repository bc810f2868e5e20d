import { internalLink, isSamePage } from '@site/router/internal-link';
import { savesData } from './saves-data.ts';

interface IntentListeners {
  /** A pointer or the keyboard has reached a link to another page; never called for visitors who save data. */
  onLink: () => void;
  /** A form is focused, touched or filled in. */
  onForm: (form: HTMLFormElement) => void;
}

/** Whether a visitor may follow this link next. */
function isLinkToPage(target: EventTarget | null): boolean {
  const link = internalLink(target);
  return link !== undefined && !isSamePage(link);
}

/** What has an effect that native elements do not give it, or may have. */
const CONTROLS = 'main :is(button, label, input, select, textarea, a[data-enhanced])';

/** Listens for signs that a visitor is about to need more than the document. */
export function listenForIntent({ onLink, onForm }: IntentListeners): void {
  const onReach = (target: EventTarget | null) => {
    if (isLinkToPage(target) && !savesData()) onLink();
  };
  const onTouch = ({ target }: Event) => {
    // A link in a form, such as that to the privacy policy, leads away from it.
    const form = target instanceof Element && !target.closest('a') && target.closest('form');
    if (!form) return;
    // The form's own listeners come with the code.
    form.dataset.touched = '';
    onForm(form);
  };

  // Not `pointerover`, which links cause as well that are scrolled below a resting pointer. Not by touch: a finger reaches
  // a link by tapping it, and the code would compete with the document that the browser then loads.
  const onMove = ({ target, pointerType }: PointerEvent) => {
    if (pointerType !== 'touch') onReach(target);
  };
  // A click focuses a link as well.
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof Element && target.matches(':focus-visible')) onReach(target);
  };

  addEventListener('pointermove', onMove, { passive: true });
  addEventListener('focusin', onFocus);
  // While a page is being hydrated, events do not come back from it.
  for (const type of ['focusin', 'pointerdown', 'input', 'change'])
    addEventListener(type, onTouch, { passive: true, capture: true });
}

/** Calls back when a visitor reaches a control of the page, with whatever they have. */
export function listenForTouch(onTouch: () => void): void {
  const onReach = ({ target }: Event) => {
    if (target instanceof Element && target.closest(CONTROLS)) onTouch();
  };
  for (const type of ['pointermove', 'pointerdown', 'focusin', 'input'])
    addEventListener(type, onReach, { passive: true, capture: true });
}
