/** Joins the given class names; `undefined` without any, for which React writes no attribute. */
export function classNames(...names: (string | false | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
