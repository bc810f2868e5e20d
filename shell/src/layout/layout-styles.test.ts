import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** Without type imports, which load nothing. */
const IMPORT = /^import (?!type )(?:[^;']+ from )?'(\.[^']+|@site\/[^']+)';/gm;

/** Style sheets of a module, including its imports. */
function stylesOf(file: string, without: string[] = [], seen = new Set<string>()): Set<string> {
  if (seen.has(file) || without.some((name) => file.endsWith(name))) return seen;
  seen.add(file);
  if (file.endsWith('.css')) return seen;
  for (const [, name] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
    if (!name) continue;
    const url = name.startsWith('.') ? new URL(name, `file://${file}`).href : import.meta.resolve(name);
    stylesOf(fileURLToPath(url), without, seen);
  }
  return seen;
}

const styles = (url: string, without?: string[]) =>
  [...stylesOf(fileURLToPath(url), without)].filter((file) => file.endsWith('.css')).toSorted();

const here = (name: string) => new URL(name, import.meta.url).href;

test('a document has every style sheet of the layout except that of toasts, which is loaded with their code', () => {
  const rendered = new Set([
    ...styles(here('site-layout.tsx'), ['toast-region.tsx']),
    ...styles(import.meta.resolve('@site/forms/newsletter-form.tsx')),
  ]);
  expect(rendered.size).toBeGreaterThan(10);
  expect(styles(here('layout-styles.ts'))).toEqual([...rendered].toSorted());
});
