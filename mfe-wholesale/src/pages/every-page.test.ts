import { type LoadedPage, loadPages, testEveryPage, textOf } from '@site/remote-kit/testing';
import { describe, expect, test } from 'vitest';
import remote from '../remote.ts';

const pages = await loadPages(remote, import.meta.dirname);

const textsOf = ({ page }: LoadedPage, selector: string) => [...page.element.querySelectorAll(selector)].map(textOf);

const questionsOf = ({ page }: LoadedPage) =>
  [...page.element.querySelectorAll('details')].map((details) => {
    const [summary, ...answer] = details.children;
    return { name: summary && textOf(summary), acceptedAnswer: { text: answer.map(textOf).join(' ') } };
  });

testEveryPage(pages);

describe.each(pages)('$path', (loaded) => {
  const { declaration } = loaded;

  test('marks up its questions for search engines', () => {
    const structured = declaration.meta.jsonLd?.filter((data) => data['@type'] === 'FAQPage') ?? [];
    const questions = questionsOf(loaded);
    expect(structured).toMatchObject(questions.length > 0 ? [{ mainEntity: questions }] : []);
  });
});

describe('no two pages share', () => {
  test.each<[string, (page: LoadedPage) => unknown[]]>([
    ['a heading', (page) => textsOf(page, 'h1, h2')],
    ['a question', (page) => textsOf(page, 'summary')],
  ])('%s', (_name, textsOfPage) => {
    const texts = pages.flatMap(textsOfPage);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });
});
