/** Element into which a visitor enters text or a choice. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Checks whether a control differs from its initial value. */
export function isEntered(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return control.value !== '';
  if (control instanceof HTMLInputElement && control.type === 'radio')
    return control.checked && !control.defaultChecked;
  return control.value !== control.defaultValue;
}
