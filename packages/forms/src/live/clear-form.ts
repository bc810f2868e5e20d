/**
 * Clears a form, except controls elsewhere in the page that belong to it only by their `form` attribute: they keep the
 * visitor's choice.
 */
export function clearForm(form: HTMLFormElement): void {
  const outside = [...form.elements].filter((control) => !form.contains(control)) as HTMLInputElement[];
  const before = outside.map((control) => [control, control.value, control.checked] as const);
  form.reset();
  for (const [control, value, checked] of before) Object.assign(control, { value, checked });
}
