import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const IMPORT = /(?:from|import) '(\.[^']+|@site\/ui\/[^']+)'/g;

/** Style sheets that a module needs, its imports included. */
function stylesOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  if (file.endsWith('.css')) return seen;
  for (const [, name] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
    if (!name) continue;
    const url = name.startsWith('.') ? new URL(name, `file://${file}`).href : import.meta.resolve(name);
    stylesOf(fileURLToPath(url), seen);
  }
  return seen;
}

const styles = (name: string) =>
  [...stylesOf(fileURLToPath(new URL(name, import.meta.url)))].filter((file) => file.endsWith('.css'));

test('the browser loads every style sheet of the HTML that it keeps', () => {
  const rendered = styles('./parts.tsx');
  expect(rendered.length).toBeGreaterThan(5);
  expect(styles('../served-parts.tsx')).toEqual(expect.arrayContaining(rendered));
});

test.each(globSync('*.tsx', { cwd: import.meta.dirname }))('%s has neither hooks nor event handlers', (file) => {
  const source = readFileSync(`${import.meta.dirname}/${file}`, 'utf8');
  expect(source).not.toMatch(/\buse[A-Z]\w*\(|\bon[A-Z]\w*=/);
});
