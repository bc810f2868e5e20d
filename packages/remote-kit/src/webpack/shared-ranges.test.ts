import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { dependencies, NewsRemote, packageJson } from '../testing/news-remote.ts';
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

  test('is told when the file cannot be read', () => {
    news.write('package.json', '{ "version": ');
    expect(() => sharedRanges(news.folder)).toThrow(/^Correct .*package\.json: /);
    news.write('package.json', '{}');
    expect(() => sharedRanges(news.folder)).toThrow(/^Correct .*package\.json: it must name a version\.$/);
  });
});
