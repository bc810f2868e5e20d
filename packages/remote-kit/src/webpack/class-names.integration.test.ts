import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import webpack, { type Configuration, type Stats } from 'webpack';
import { browserConfig, serverConfig } from './base-config.ts';
import { classNameByContent } from './class-names.ts';

// In the project, where webpack finds its loaders.
const cache = path.resolve(import.meta.dirname, '../../../../.cache');

function newFolder(): string {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(path.join(cache, 'styles-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('class names are the same for CRLF and LF', () => {
  const resourcePath = path.join(newFolder(), 'page.module.css');
  const nameOf = (css: string) => {
    writeFileSync(resourcePath, css);
    return classNameByContent({ resourcePath, addDependency: () => undefined }, '', 'title');
  };
  expect(nameOf('.title {\r\n  color: red;\r\n}\r\n')).toBe(nameOf('.title {\n  color: red;\n}\n'));
});

test.each([
  ['browsers', browserConfig],
  ['the server', serverConfig],
])('a build for %s depends on the breakpoints, which are part of class names', async (_, config) => {
  const dir = newFolder();
  const entry = path.join(dir, 'page.js');
  writeFileSync(path.join(dir, 'page.module.css'), '.title { color: red }');
  writeFileSync(entry, "export { default } from './page.module.css';");
  const compile = promisify<Configuration, Stats | undefined>(webpack);
  const options = config({ dir, output: path.join(dir, 'dist'), development: false });
  const compilation = (await compile({ ...options, entry }))?.compilation;
  expect(compilation?.errors).toEqual([]);
  expect([...(compilation?.fileDependencies ?? [])].map((file) => path.basename(file))).toContain('breakpoints.css');
});
