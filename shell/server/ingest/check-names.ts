import type { Release } from '@site/contracts';
import { UNFINISHED_ENDING } from '@site/process';
import { encodedName } from '../store/compress.ts';
import { ReleaseRefused } from './release-refused.ts';

/**
 * Limit of one path segment. File systems allow 255 bytes; `.html`, `.br` and, during writes, a dot and a UUID are added.
 */
const MAX_PART_LENGTH = 200;
/** Buckets allow keys of 1,024 bytes, to which the site adds `remotes` and the name of the remote. */
const MAX_PATH_LENGTH = 800;
/** Builds nest files two levels deep. */
const MAX_PARTS = 16;

/** Folder of a release reserved for its list of pages: `pageListPath` of contracts. */
const PAGE_LISTS = 'releases';

/**
 * Checks the paths of a release, which become files of the public folder of all teams: one that conflicts would keep all
 * releases from being published.
 * @throws ReleaseRefused when a path cannot be a file name, or conflicts with another one
 */
export function checkNames({ pages, files, version }: Pick<Release, 'pages' | 'files' | 'version'>): void {
  for (const { path: page, redirects = [] } of pages) {
    const reason = firstOf([page, ...redirects], (path) => lengthFault('Path', path));
    if (reason) throw new ReleaseRefused(reason, version, page);
  }
  const names = Object.keys(files);
  const reason = firstOf(names, (file) => lengthFault('File', file)) ?? reasonAmong(names);
  if (reason) throw new ReleaseRefused(reason, version);
}

function firstOf(paths: string[], reasonOf: (path: string) => string | undefined): string | undefined {
  for (const path of paths) {
    const reason = reasonOf(path);
    if (reason) return reason;
  }
  return undefined;
}

/** @param names within the limits of length, which also limit the memory of their folders */
function reasonAmong(names: string[]): string | undefined {
  const folders = filesByFolder(names);
  return firstOf(names, (file) => reservationOf(file) ?? conflictOf(file, folders.get(file)));
}

/** @param what kind of path, at the beginning of a sentence */
function lengthFault(what: string, path: string): string | undefined {
  if (path.length > MAX_PATH_LENGTH)
    return `${what} ${path.slice(0, MAX_PATH_LENGTH)}… has ${path.length} characters; the limit is ${MAX_PATH_LENGTH}.`;
  const parts = path.split('/').filter((part) => part !== '');
  if (parts.length > MAX_PARTS) return `${what} ${path} has ${parts.length} segments; the limit is ${MAX_PARTS}.`;
  const longest = Math.max(...parts.map((part) => part.length));
  if (longest <= MAX_PART_LENGTH) return undefined;
  return `${what} ${path} has a segment of ${longest} characters; the limit is ${MAX_PART_LENGTH}.`;
}

/** `static/media/logo.svg` → `static/media`, `static` */
function* foldersOf(file: string): Generator<string> {
  for (let end = file.lastIndexOf('/'); end > 0; end = file.lastIndexOf('/', end - 1)) yield file.slice(0, end);
}

/** Maps each folder to one of the files in it. */
function filesByFolder(names: string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of names) {
    for (const folder of foldersOf(file)) {
      // The folders that contain a known one are known, too.
      if (found.has(folder)) break;
      found.set(folder, file);
    }
  }
  return found;
}

function reservationOf(file: string): string | undefined {
  const [first] = file.split('/');
  if (first === PAGE_LISTS)
    return `File ${file} is in the folder reserved for page lists: choose another name than "${PAGE_LISTS}".`;
  if (file.split('/').some((part) => UNFINISHED_ENDING.test(part)))
    return `File ${file} has a name reserved for unfinished files: choose another name.`;
  const compressed = [...foldersOf(file), file].map(encodedName).find((found) => found !== undefined);
  if (!compressed) return undefined;
  return `File ${file} has the name reserved for the compressed ${compressed}: choose another name.`;
}

const conflictOf = (file: string, inside: string | undefined): string | undefined =>
  inside && `File ${file} has the name of the folder that contains ${inside}.`;
