import { loadPages, testEveryPage, textOf } from '@site/remote-kit/testing';
import { expect, test } from 'vitest';
import remote from '../remote.ts';

const pages = await loadPages(remote, import.meta.dirname);

testEveryPage(pages);

test('people, companies and awards have names, not placeholders', () => {
  for (const { declaration, page } of pages) {
    const words = `${JSON.stringify(declaration)} ${textOf(page.element)}`;
    expect(words.match(/\b(Example|Placeholder|Sample|Specimen)\b/g) ?? [], declaration.path).toEqual([]);
  }
});
