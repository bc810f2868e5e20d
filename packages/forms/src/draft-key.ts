const PREFIX = 'draft:';

/** Key in sessionStorage under which the draft of a form is kept. */
export const draftKey = (form: string) => `${PREFIX}${form}`;

/** Whether any form has a draft in this tab. A browser that blocks storage has none. */
export function hasDrafts(): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(PREFIX));
  } catch {
    return false;
  }
}
