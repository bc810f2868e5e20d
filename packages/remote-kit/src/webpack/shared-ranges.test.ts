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

function install(name: string, version: string): void {
  news.write(`node_modules/${name}/package.json`, JSON.stringify({ name, version }));
  onTestFinished(() => rmSync(path.join(news.folder, 'node_modules', name), { recursive: true }));
}

/** Creates the folder of a remote before `npm install`. */
function withoutLibraries(changes: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'remote-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(path.join(folder, 'package.json'), packageJson({ ...dependencies, ...changes }));
  return folder;
}

beforeEach(() => news.reset());
afterAll(() => news.remove());

describe('A remote whose package.json names a library of the shell', () => {
  test('accepts versions compatible with an exact version', () => {
    expect(ranges({ react: '19.3.1' })).toMatchObject({ react: '^19.3.1', 'react/jsx-runtime': '^19.3.1' });
    expect(ranges({ react: '19.4.0-rc.1' })).toMatchObject({ react: '^19.4.0-rc.1' });
  });

  test.each([
    ['^3.2.0', '^3.9.0'],
    ['^3', '^3.9.0'],
    ['3.2.0', '^3.9.0'],
    ['~3.9', '~3.9.0'],
    ['~3', '^3.9.0'],
    ['^2.1.0 || ^3.2.0 || ^4.0.0', '^2.1.0 || ^3.9.0 || ^4.0.0'],
  ])(
    'that writes %s and installs 3.9.0 accepts %s, because it is tested with no older version',
    (written, accepted) => {
      install('@site/forms', '3.9.0');
      expect(ranges({ '@site/forms': written })).toMatchObject({ '@site/forms': accepted });
    },
  );

  test('accepts the range as written if no installed version is in it', () => {
    install('@site/forms', '3.9.0');
    expect(ranges({ '@site/forms': '^4.0.0' })).toMatchObject({ '@site/forms': '^4.0.0' });
    expect(sharedRanges(withoutLibraries({ 'react-dom': '~19.3' }))).toMatchObject({ 'react-dom': '~19.3' });
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
    install('@site/toasts', '1.4.2');
    expect(ranges({ '@site/toasts': 'file:packages/site-toasts-1.4.2.tgz' })).toMatchObject({
      '@site/toasts': '^1.4.2',
    });
  });

  test('accepts several major versions of a library from a file through its peer dependencies', () => {
    install('@site/toasts', '1.4.2');
    const fromFile = { ...dependencies, '@site/toasts': 'file:packages/site-toasts-1.4.2.tgz' };
    const accepted = { '@site/toasts': '^1.4.2 || ^2.0.0' };
    news.write('package.json', packageJson(fromFile, accepted));
    expect(sharedRanges(news.folder)).toMatchObject(accepted);
  });

  test('gets an error if the peer dependencies exclude the version of the file, which it is tested with', () => {
    install('@site/toasts', '3.0.0');
    const fromFile = { ...dependencies, '@site/toasts': 'file:packages/site-toasts-3.0.0.tgz' };
    news.write('package.json', packageJson(fromFile, { '@site/toasts': '^1.4.2 || ^2.0.0' }));
    expect(() => sharedRanges(news.folder)).toThrow(
      `@site/toasts 3.0.0 is installed, but ${news.folder}/package.json accepts ^1.4.2 || ^2.0.0.`,
    );
  });

  test('gets an error when such a library is not installed', () => {
    const folder = withoutLibraries({ 'react-dom': 'file:react-dom.tgz' });
    expect(() => sharedRanges(folder)).toThrow(`Install react-dom in ${folder}: npm install.`);
  });

  test('gets an error when the file is invalid', () => {
    news.write('package.json', '{ "version": ');
    expect(() => sharedRanges(news.folder)).toThrow(/^Correct .*package\.json: /);
    news.write('package.json', '{}');
    expect(() => sharedRanges(news.folder)).toThrow(/^Correct .*package\.json: it must name a version\.$/);
  });
});
