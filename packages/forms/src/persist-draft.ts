import { draftKey } from './draft-key.ts';
import { type Control, isEntered } from './entered.ts';
import type { FormDefinition } from './form-definition.ts';
import { readEntry, writeEntry } from './tab-entries.ts';

interface DraftOptions {
  definition: Pick<FormDefinition, 'form' | 'labels'>;
  /** Stops recording. */
  signal: AbortSignal;
}

type Draft = Readonly<Record<string, string>>;

const isControl = (target: unknown): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;

/**
 * Fills a form with the draft of this tab, and records earlier and later entries of the visitor until the form is reset.
 *
 * Only fields with a label in the definition are recorded: neither captcha and honeypot nor referring fields. A form with a
 * draft counts as touched.
 * @param element the rendered form
 */
export function persistDraft(element: HTMLFormElement, { definition, signal }: DraftOptions): void {
  const key = draftKey(definition.form);

  const draft = Object.entries(readDraft(key)).filter(([name]) => name in definition.labels.fields);
  for (const [name, value] of draft) fill(element.elements.namedItem(name), value);
  if (draft.length > 0) element.dataset.touched = '';

  const record = (controls: readonly unknown[]) => {
    const entries = controls.filter(isControl).filter(({ name }) => name in definition.labels.fields);
    const entered = Object.fromEntries(entries.map(({ name, value }) => [name, value]));
    if (entries.length > 0) writeEntry(key, { ...readDraft(key), ...entered });
  };
  // Entered before hydration.
  record([...element.elements].filter((control) => isControl(control) && isEntered(control)));
  element.addEventListener('input', ({ target }) => record([target]), { signal });
  // Without the signal: a submission may be accepted after its page was left.
  element.addEventListener('reset', () => writeEntry(key, undefined));
}

function fill(control: RadioNodeList | Element | null, value: string): void {
  if (control instanceof RadioNodeList) {
    if (![...control].some((radio) => isControl(radio) && isEntered(radio))) control.value = value;
  } else if (isControl(control) && !control.value) {
    control.value = value;
    if (control instanceof HTMLSelectElement) control.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

const readDraft = (key: string): Draft => readEntry<Draft>(key) ?? {};
