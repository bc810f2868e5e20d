import { type PageProps, pageInfoSchema } from '@site/contracts';
import { pageFolder } from '@site/remote-kit';
import type { ComponentType } from 'react';
import { describe, expect, test } from 'vitest';
import remote from '../remote.ts';
import { renderedPage } from '../testing/rendered-page.ts';

const pages = await Promise.all(
  remote.map(async (declaration) => {
    const { default: Page }: { default: ComponentType<PageProps> } = await import(
      `./${pageFolder(declaration.path)}/page.tsx`
    );
    return { declaration, path: declaration.path, ...renderedPage(Page) };
  }),
);

const matches = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, inner = '']) => inner);

describe.each(pages)('$path', ({ declaration, html, hrefs, questions }) => {
  test('is declared as the contract asks, with words of its own where it is shared', () => {
    const { meta } = pageInfoSchema.parse(declaration);
    expect(meta.social?.title).not.toBe(meta.title);
    expect(meta.social?.description).not.toBe(meta.description);
  });

  test('sends its code only where there is something to operate', () => {
    expect(pageInfoSchema.parse(declaration).interactive).toBe(/<(?:input|select|button|textarea)[ >]/.test(html));
  });

  test('has one heading of the first level and links that lead somewhere', () => {
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(hrefs).not.toContain('');
    for (const target of hrefs.filter((href) => href.startsWith('#')))
      expect(html).toContain(`id="${target.slice(1)}"`);
  });

  test('answers five questions, to search engines in the same words', () => {
    expect(questions).toHaveLength(5);
    const asked = questions.map(({ question, answer }) => ({ name: question, acceptedAnswer: { text: answer } }));
    expect(declaration.meta.jsonLd?.slice(0, 2)).toMatchObject([
      { '@type': 'BreadcrumbList' },
      { '@type': 'FAQPage', mainEntity: asked },
    ]);
  });

  test('closes with a band that leads to the contact form or the signup', () => {
    const [closing = ''] = html.match(/<section[^>]*data-tone="sun"[^>]*>(?:(?!<section).)*$/s) ?? [];
    const targets = matches(closing, /href="([^"]*)"/g);
    expect(targets.length).toBeGreaterThan(0);
    for (const href of targets) expect(href).toMatch(/^\/(contact\?topic=|signup$)/);
  });
});

test('no two pages share a heading or a question', () => {
  const titles = pages.flatMap(({ html }) => matches(html, /<h[12][^>]*>(.*?)<\/h[12]>/gs));
  expect(new Set(titles).size).toBe(titles.length);
  const questions = pages.flatMap((page) => page.questions.map(({ question }) => question));
  expect(new Set(questions).size).toBe(questions.length);
});
