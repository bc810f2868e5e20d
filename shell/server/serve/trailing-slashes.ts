/** Removes trailing slashes. A regular expression would scan every run of slashes in the path. */
export function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}
