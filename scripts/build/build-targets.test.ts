import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inProject, root } from '@site/dev-tools/project-root.ts';
import { afterAll, expect, test } from 'vitest';
import { inputHash } from './build-targets.ts';

mkdirSync(inProject('.cache'), { recursive: true });
const folder = mkdtempSync(inProject('.cache/target-'));
afterAll(() => rmSync(folder, { recursive: true }));

const target = { name: 'news', folder: path.relative(root, folder), builtFile: '' };

test.each(['page.tsx', 'text.md', 'page.module.css', 'openapi.yaml', 'photo.webp', 'LICENSE'])(
  'a target is rebuilt when its %s changes',
  (file) => {
    writeFileSync(path.join(folder, file), 'before');
    const before = inputHash(target);
    expect(inputHash(target)).toBe(before);
    writeFileSync(path.join(folder, file), 'after');
    expect(inputHash(target)).not.toBe(before);
  },
);

test.each(['dist', 'dist-dev', 'node_modules'])('a target is not rebuilt for %s', (generated) => {
  const before = inputHash(target);
  mkdirSync(path.join(folder, generated));
  writeFileSync(path.join(folder, generated, 'news.json'), '{}');
  expect(inputHash(target)).toBe(before);
});

test('registering a remote does not rebuild the shell, which reads the registry at run time', () => {
  writeFileSync(path.join(folder, 'remotes.json'), '{}');
  const before = inputHash(target);
  writeFileSync(path.join(folder, 'remotes.json'), '{"news": {"source": "../mfe-news/dist"}}');
  expect(inputHash(target)).toBe(before);
});
