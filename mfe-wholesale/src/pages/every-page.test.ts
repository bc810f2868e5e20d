import { pageInfoSchema } from '@site/contracts';
import { type LoadedPage, loadPages, textOf } from '@site/remote-kit/testing';
import { describe, expect, test } from 'vitest';
import remote from '../remote.ts';

const pages = await loadPages(remote, import.meta.dirname);

const textsOf = ({ page }: LoadedPage, selector: string) => [...page.element.querySelectorAll(selector)].map(textOf);

const questionsOf = ({ page }: LoadedPage) =>
  [...page.element.querySelectorAll('details')].map((details) => {
    const [summary, ...answer] = details.children;
    return { name: summary && textOf(summary), acceptedAnswer: { text: answer.map(textOf).join(' ') } };
  });

describe.each(pages)('$path', (loaded) => {
  const { declaration, page } = loaded;

  test('is declared as the contract requires, with another title and description for social networks', () => {
    const { meta } = pageInfoSchema.parse(declaration);
    expect(meta.keywords).not.toEqual([]);
    expect(meta.social?.title).toBeTruthy();
    expect(meta.social?.title).not.toBe(meta.title);
    expect(meta.social?.description).toBeTruthy();
    expect(meta.social?.description).not.toBe(meta.description);
  });

  test('loads its code only where there is something to operate', () => {
    const controls = page.element.querySelectorAll('input, select, button, textarea');
    expect(pageInfoSchema.parse(declaration).interactive).toBe(controls.length > 0);
  });

  test('has one heading of the first level', () => {
    expect(page.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  test('has links with a target, which exists where it is an anchor', () => {
    for (const link of page.element.querySelectorAll('a')) {
      const href = link.getAttribute('href');
      expect(href).toBeTruthy();
      if (href?.startsWith('#')) expect(page.element.querySelector(href), href).not.toBeNull();
    }
  });

  test('gives search engines the questions that it shows', () => {
    const structured = declaration.meta.jsonLd?.filter((data) => data['@type'] === 'FAQPage') ?? [];
    const questions = questionsOf(loaded);
    expect(structured).toMatchObject(questions.length > 0 ? [{ mainEntity: questions }] : []);
  });
});

describe('no two pages share', () => {
  test.each<[string, (page: LoadedPage) => unknown[]]>([
    ['a title', ({ declaration }) => [declaration.meta.title]],
    ['a description', ({ declaration }) => [declaration.meta.description]],
    ['a title for social networks', ({ declaration }) => [declaration.meta.social?.title]],
    ['a description for social networks', ({ declaration }) => [declaration.meta.social?.description]],
    ['a heading', (page) => textsOf(page, 'h1, h2')],
    ['a question', (page) => textsOf(page, 'summary')],
  ])('%s', (_name, textsOfPage) => {
    const texts = pages.flatMap(textsOfPage);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });
});
