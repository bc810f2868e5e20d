/** Longest wait for the code of a form that a visitor has touched; what the form then says must be read within 5 s. */
const MAX_WAIT_MS = 4_000;

const watched = new WeakSet<HTMLFormElement>();

/** `LeadForm` shows what it says to visitors without its code while the form is marked like this. */
function markUnavailable(form: HTMLFormElement): void {
  if (form.dataset.live === undefined) form.dataset.unavailable = '';
}

/** Has a touched form say that its code is missing, if it does not come in time. */
export function watchForm(form: HTMLFormElement): void {
  if (watched.has(form)) return;
  watched.add(form);
  setTimeout(markUnavailable, MAX_WAIT_MS, form);
}

/** Has all touched forms say so at once: their code cannot come. */
export function reportMissingCode(): void {
  document.querySelectorAll<HTMLFormElement>('form[data-touched]').forEach(markUnavailable);
}
