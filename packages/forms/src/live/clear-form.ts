/**
 * Clears a form. Controls elsewhere in the page that only send along what they show, by their `form` attribute, belong to the
 * page: they stay as the visitor has set them.
 */
export function clearForm(form: HTMLFormElement): void {
  const outside = [...form.elements].filter((control) => !form.contains(control)) as HTMLInputElement[];
  const before = outside.map((control) => [control, control.value, control.checked] as const);
  form.reset();
  for (const [control, value, checked] of before) Object.assign(control, { value, checked });
}
