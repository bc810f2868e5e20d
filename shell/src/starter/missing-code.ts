/** Longest wait for the code of a touched form; its message must be readable within 5 s. */
const MAX_WAIT_MS = 4_000;

const watched = new WeakSet<HTMLFormElement>();

/** Mark that makes `LeadForm` show its message for visitors without its code. */
function markUnavailable(form: HTMLFormElement): void {
  if (form.dataset.live === undefined) form.dataset.unavailable = '';
}

/** Makes a touched form show that its code is missing, if it does not load in time. */
export function watchForm(form: HTMLFormElement): void {
  if (watched.has(form)) return;
  watched.add(form);
  setTimeout(markUnavailable, MAX_WAIT_MS, form);
}

/** Makes all touched forms show the message immediately: their code cannot be loaded. */
export function reportMissingCode(): void {
  document.querySelectorAll<HTMLFormElement>('form[data-touched]').forEach(markUnavailable);
}
