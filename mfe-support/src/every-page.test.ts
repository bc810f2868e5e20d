import path from 'node:path';
import { pageInfoSchema } from '@site/contracts';
import { loadPages } from '@site/remote-kit/testing';
import { StaticRouter } from '@site/router/server';
import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import remote from './remote.ts';

const pages = await loadPages(remote, path.join(import.meta.dirname, 'pages'), (page, location) =>
  createElement(StaticRouter, { location }, page),
);

describe.each(pages)('$path', ({ declaration, page }) => {
  const { interactive, meta } = pageInfoSchema.parse(declaration);

  test('has one main heading', () => {
    expect(page.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  test('sends its code wherever there is something to operate', () => {
    const controls = page.element.querySelectorAll('input, select, button, textarea');
    if (controls.length > 0) expect(interactive).toBe(true);
  });

  test('links to places within the page that there are', () => {
    const anchors = [...page.element.querySelectorAll('a[href^="#"]')].map((link) => link.getAttribute('href') ?? '');
    for (const anchor of anchors) expect(page.element.querySelector(anchor)).not.toBeNull();
  });

  test('has words of its own where it is shared', () => {
    expect(meta.social).toBeDefined();
    expect(meta.social?.title).not.toBe(meta.title);
    expect(meta.social?.description).not.toBe(meta.description);
  });
});

test.each([
  ['title', ({ meta }) => meta.title],
  ['description', ({ meta }) => meta.description],
  ['title where it is shared', ({ meta }) => meta.social?.title],
  ['description where it is shared', ({ meta }) => meta.social?.description],
] satisfies [string, (declaration: (typeof remote)[number]) => unknown][])(
  'every page has its own %s',
  (_, wordsOf) => {
    expect(new Set(remote.map(wordsOf)).size).toBe(remote.length);
  },
);
