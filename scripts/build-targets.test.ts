import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inProject, root } from '@site/dev-tools/project-root.ts';
import { afterAll, expect, test } from 'vitest';
import { inputHash } from './build-targets.ts';

mkdirSync(inProject('.cache'), { recursive: true });
const folder = mkdtempSync(inProject('.cache/target-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each(['page.tsx', 'text.md', 'page.module.css'])('a target is built again when its %s changes', (file) => {
  const target = { name: 'news', folder: path.relative(root, folder), result: '' };
  writeFileSync(path.join(folder, file), 'before');
  const before = inputHash(target);
  expect(inputHash(target)).toBe(before);
  writeFileSync(path.join(folder, file), 'after');
  expect(inputHash(target)).not.toBe(before);
});
