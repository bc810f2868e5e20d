import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { classNameByContent } from './class-names.ts';

test('class names are the same for CRLF and LF', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'styles-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const resourcePath = path.join(folder, 'page.module.css');
  const nameOf = (css: string) => {
    writeFileSync(resourcePath, css);
    return classNameByContent({ resourcePath }, '', 'title');
  };
  expect(nameOf('.title {\r\n  color: red;\r\n}\r\n')).toBe(nameOf('.title {\n  color: red;\n}\n'));
});
