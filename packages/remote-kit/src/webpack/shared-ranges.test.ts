import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { dependencies, NewsRemote, packageJson } from '../own-tests/news-remote.ts';
import { sharedRanges } from './shared-ranges.ts';

const news = new NewsRemote();

function ranges(changes: Record<string, string>) {
  news.write('package.json', packageJson({ ...dependencies, ...changes }));
  return sharedRanges(news.folder);
}

beforeEach(() => news.reset());
afterAll(() => news.remove());

describe('A remote whose package.json names a library of the shell', () => {
  test('accepts versions compatible with an exact version', () => {
    expect(ranges({ react: '19.3.1' })).toMatchObject({ react: '^19.3.1', 'react/jsx-runtime': '^19.3.1' });
    expect(ranges({ react: '19.4.0-rc.1' })).toMatchObject({ react: '^19.4.0-rc.1' });
  });

  test('accepts a range unchanged', () => {
    expect(ranges({ react: '^19.3.1', 'react-dom': '~19.3' })).toMatchObject({
      react: '^19.3.1',
      'react/jsx-runtime': '^19.3.1',
      'react-dom': '~19.3',
    });
  });

  test('accepts several major versions, such as while the shell goes from one to the next', () => {
    expect(ranges({ react: '^19.3.1||^20.0.0', 'react-dom': '19.3.1 || 20.0.0' })).toMatchObject({
      react: '^19.3.1 || ^20.0.0',
      'react/jsx-runtime': '^19.3.1 || ^20.0.0',
      'react-dom': '^19.3.1 || ^20.0.0',
    });
  });

  test.each(['latest', '*', '>=19', '^^19.3.1', '^19.3.1 ||', '^19.3.1 ^20.0.0', ''])(
    'gets an error with the allowed forms for "%s"',
    (version) => {
      expect(() => ranges({ react: version })).toThrow(
        `Write react in ${news.folder}/package.json as 1.2.3, ^1.2.3, ~1.2.3 or several of these joined by " || ", not as "${version}".`,
      );
    },
  );

  test('accepts versions compatible with the installed one of a library from a file', () => {
    news.write('node_modules/@site/toasts/package.json', JSON.stringify({ name: '@site/toasts', version: '1.4.2' }));
    expect(ranges({ '@site/toasts': 'file:packages/site-toasts-1.4.2.tgz' })).toMatchObject({
      '@site/toasts': '^1.4.2',
    });
  });

  test('accepts several major versions of a library from a file through its peer dependencies', () => {
    news.write('node_modules/@site/toasts/package.json', JSON.stringify({ name: '@site/toasts', version: '1.4.2' }));
    const fromFile = { ...dependencies, '@site/toasts': 'file:packages/site-toasts-1.4.2.tgz' };
    const accepted = { '@site/toasts': '^1.4.2 || ^2.0.0' };
    news.write('package.json', packageJson(fromFile, accepted));
    expect(sharedRanges(news.folder)).toMatchObject(accepted);
  });

  test('gets an error when such a library is not installed', () => {
    const elsewhere = mkdtempSync(path.join(tmpdir(), 'remote-'));
    onTestFinished(() => rmSync(elsewhere, { recursive: true }));
    writeFileSync(
      path.join(elsewhere, 'package.json'),
      packageJson({ ...dependencies, 'react-dom': 'file:react-dom.tgz' }),
    );
    expect(() => sharedRanges(elsewhere)).toThrow(`Install react-dom in ${elsewhere}: npm install.`);
  });

  test('gets an error when the file is invalid', () => {
    news.write('package.json', '{ "version": ');
    expect(() => sharedRanges(news.folder)).toThrow(/^Correct .*package\.json: /);
    news.write('package.json', '{}');
    expect(() => sharedRanges(news.folder)).toThrow(/^Correct .*package\.json: it must name a version\.$/);
  });
});
