/** A path without the slashes at its end. A regular expression would look at every run of slashes in it. */
export function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}
