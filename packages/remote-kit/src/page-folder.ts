/**
 * Folder of a page below `src/pages`, so that a newcomer finds the code of an address without searching.
 * @param path path of the page, `/` for the home page
 */
export function pageFolder(path: string): string {
  return path === '/' ? 'home' : path.slice(1);
}
