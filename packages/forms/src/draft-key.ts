const PREFIX = 'draft:';

/** Key in sessionStorage under which the draft of a form is kept. */
export const draftKey = (form: string) => `${PREFIX}${form}`;

/** Checks whether any form has a draft in this tab; never where the browser blocks storage. */
export function hasDrafts(): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(PREFIX));
  } catch {
    return false;
  }
}
