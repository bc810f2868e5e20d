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

describe('A team whose package.json names a library of the shell', () => {
  test('accepts what is compatible with an exact version', () => {
    expect(ranges({ react: '19.3.1' })).toMatchObject({ react: '^19.3.1', 'react/jsx-runtime': '^19.3.1' });
    expect(ranges({ react: '19.4.0-rc.1' })).toMatchObject({ react: '^19.4.0-rc.1' });
  });

  test('accepts a range as it is written', () => {
    expect(ranges({ react: '^19.3.1', 'react-dom': '~19.3' })).toMatchObject({
      react: '^19.3.1',
      'react/jsx-runtime': '^19.3.1',
      'react-dom': '~19.3',
    });
  });

  test.each(['latest', '*', '>=19', '^^19.3.1', ''])('is told how to write it instead of "%s"', (version) => {
    expect(() => ranges({ react: version })).toThrow(
      `Write react in ${news.folder}/package.json as 1.2.3, ^1.2.3 or ~1.2.3, not as "${version}".`,
    );
  });

  test('accepts what is compatible with the installed version of a library that comes from a file', () => {
    news.write('node_modules/@site/toasts/package.json', JSON.stringify({ name: '@site/toasts', version: '1.4.2' }));
    expect(ranges({ '@site/toasts': 'file:packages/site-toasts-1.4.2.tgz' })).toMatchObject({
      '@site/toasts': '^1.4.2',
    });
  });

  test('is told to install such a library', () => {
    const elsewhere = mkdtempSync(path.join(tmpdir(), 'remote-'));
    onTestFinished(() => rmSync(elsewhere, { recursive: true }));
    writeFileSync(
      path.join(elsewhere, 'package.json'),
      packageJson({ ...dependencies, 'react-dom': 'file:react-dom.tgz' }),
    );
    expect(() => sharedRanges(elsewhere)).toThrow(`Install react-dom in ${elsewhere}: npm install.`);
  });

  test('is told when the file cannot be read', () => {
    news.write('package.json', '{ "version": ');
    expect(() => sharedRanges(news.folder)).toThrow(/^Correct .*package\.json: /);
    news.write('package.json', '{}');
    expect(() => sharedRanges(news.folder)).toThrow(/^Correct .*package\.json: it must name a version\.$/);
  });
});
