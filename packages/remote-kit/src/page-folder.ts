/**
 * Returns the folder of a page below `src/pages`.
 * @param path path of the page, `/` for the home page
 */
export function pageFolder(path: string): string {
  return path === '/' ? 'home' : path.slice(1);
}
