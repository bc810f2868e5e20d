import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { RELEASE_FILE, type Release } from '@site/contracts';
import { pageFolder } from '@site/remote-kit';

/**
 * Tells which files are those of a page that is not hydrated, as the latest development build of a remote describes it.
 * @param folder folder of the remote
 */
export function pagesWithoutCode(folder: string): (file: string) => boolean {
  const description = path.join(folder, 'dist-dev', RELEASE_FILE);
  const { pages }: Pick<Release, 'pages'> = existsSync(description)
    ? JSON.parse(readFileSync(description, 'utf8'))
    : { pages: [] };
  const folders = pages
    .map((page) => ({ folder: path.join(folder, 'src/pages', pageFolder(page.path)) + path.sep, page }))
    // A page below another one is nearer to its files.
    .sort((a, b) => b.folder.length - a.folder.length);
  return (file) => folders.find((one) => file.startsWith(one.folder))?.page.interactive === false;
}
