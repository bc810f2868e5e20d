import { lstat, mkdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import type { Redirects } from '../compose/redirects.ts';

/** Inside `-`, a path that no page can have. */
const LINKS = '-/redirects';
const TARGETS = '-/targets';

const linkOf = (from: string) => path.join(LINKS, `${from.slice(1)}.html`);
const targetOf = (to: string) => path.join(TARGETS, to.slice(1));

/**
 * Writes redirects in a form that web servers find without configuration: each is a symlink to a folder whose path is that of
 * the page. nginx resolves it (`$realpath_root`).
 * @param folder of a composition
 */
export async function writeRedirects(folder: string, redirects: Redirects): Promise<void> {
  for (const [from, to] of Object.entries(redirects)) {
    const link = path.join(folder, linkOf(from));
    const target = path.join(folder, targetOf(to));
    await mkdir(path.dirname(link), { recursive: true });
    await mkdir(target, { recursive: true });
    await symlink(path.relative(path.dirname(link), target), link, 'junction');
  }
}

/** Whether all redirects exist. */
export async function areRedirectsWhole(folder: string, redirects: Redirects): Promise<boolean> {
  const links = Object.keys(redirects).map((from) => lstat(path.join(folder, linkOf(from))).catch(() => undefined));
  return (await Promise.all(links)).every((link) => link?.isSymbolicLink());
}
