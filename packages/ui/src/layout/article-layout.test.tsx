import { hrefsOf, render } from '@site/remote-kit/testing';
import { describe, expect, test } from 'vitest';
import { ArticleLayout } from './article-layout.tsx';

describe('An article', () => {
  const article = render(
    <ArticleLayout contentsTitle="On this page" contents={[{ id: 'codecs', label: 'Choose codecs' }]}>
      <h2 id="codecs">Choose codecs</h2>
    </ArticleLayout>,
  );

  test('links to its sections next to the text and, folded, above it', () => {
    article.getByRole('navigation', { name: 'On this page' });
    expect(hrefsOf(article, 'Choose codecs')).toEqual(['#codecs', '#codecs']);
    expect(article.element.querySelector('summary')?.textContent).toMatch(/^On this page/);
  });

  test('has its text in an article element', () => {
    expect(article.getByRole('article').firstElementChild?.id).toBe('codecs');
  });
});
