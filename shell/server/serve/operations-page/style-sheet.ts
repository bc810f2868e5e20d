import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ShellBuild } from '../../shell-build.ts';

/** Styles shared with the site and with other operator pages, and those of this page. */
export interface StyleSheet {
  css: string;
  /** Address; changes with the content. */
  href: string;
}

const OWN = [
  path.join(import.meta.dirname, '../../../../packages/ui/src/styles/operator-pages.css'),
  path.join(import.meta.dirname, 'operations.css'),
];

export const STYLES_PATH = '/-/operations.css';

export async function readStyleSheet({ styles }: Pick<ShellBuild, 'styles'>): Promise<StyleSheet> {
  const own = await Promise.all(OWN.map((file) => readFile(file, 'utf8')));
  const css = [...styles.map((style) => style.css), ...own].join('\n');
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 10);
  return { css, href: `${STYLES_PATH}?${hash}` };
}
