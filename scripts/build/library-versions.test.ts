import { readFileSync } from 'node:fs';
import { inProject } from '@site/dev-tools/project-root.ts';
import { expect, test } from 'vitest';
import { libraryVersions } from './library-versions.ts';

const lock = readFileSync(inProject('package-lock.json'), 'utf8');

const changed = (packages: Record<string, unknown>) => {
  const parsed = JSON.parse(lock);
  return JSON.stringify({ ...parsed, packages: { ...parsed.packages, ...packages } });
};

test('a new workspace does not change the versions of libraries', () => {
  const added = { 'mfe-news': { version: '1.0.0' }, 'node_modules/mfe-news': { resolved: 'mfe-news', link: true } };
  expect(libraryVersions(changed(added))).toBe(libraryVersions(lock));
});

test.each(['node_modules/react', 'forms-service/node_modules/commander'])('another version of %s does', (library) => {
  expect(libraryVersions(changed({ [library]: { version: '99.0.0' } }))).not.toBe(libraryVersions(lock));
});
