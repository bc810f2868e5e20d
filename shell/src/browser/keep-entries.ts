import { type Control, isEntered } from '@site/forms/entered.ts';

const controlsIn = (root: HTMLElement) => [
  ...root.querySelectorAll<Control>('input:not([type=hidden]), select, textarea'),
];

const formOf = (control: Control) => control.closest('form')?.id;

const isSame = (a: Control, b: Control) =>
  a.name === b.name && a.type === b.type && formOf(a) === formOf(b) && (a.type !== 'radio' || a.value === b.value);

/**
 * Keeps what a visitor enters while React hydrates. Where an extension or a translator has changed the document, React
 * replaces its elements: entries, focus and caret would be lost.
 * @param root to be hydrated; call this first
 * @returns transfers what was entered to the elements that have replaced those of the document
 */
export function keepEntries(root: HTMLElement): () => void {
  const controls = controlsIn(root);
  const forms = [...root.querySelectorAll('form')];
  let focused: EventTarget | null = document.activeElement;
  const noteFocus = ({ target }: Event) => {
    focused = target;
  };
  root.addEventListener('focusin', noteFocus);

  return () => {
    root.removeEventListener('focusin', noteFocus);
    // The marks of the starter.
    for (const { id, dataset } of forms) Object.assign(document.getElementById(id)?.dataset ?? {}, dataset);
    const present = controlsIn(root);
    for (const former of controls.filter(({ isConnected }) => !isConnected)) {
      const control = present.find((candidate) => isSame(former, candidate));
      if (control && isEntered(former)) enter(former, control);
      if (control && former === focused) focus(former, control);
    }
  };
}

function enter(former: Control, control: Control): void {
  const property = former.type === 'radio' ? 'checked' : 'value';
  // React ignores the event of a value that was set on the element: its own property there records it as known.
  Reflect.set(Object.getPrototypeOf(control), property, Reflect.get(former, property), control);
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}

function focus(former: Control, control: Control): void {
  if (document.activeElement !== document.body) return;
  control.focus({ preventScroll: true });
  if ('setSelectionRange' in control && 'selectionStart' in former && former.selectionStart !== null)
    control.setSelectionRange(former.selectionStart, former.selectionEnd);
}
