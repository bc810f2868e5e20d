import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ItemList } from './item-list.tsx';

describe('Rows', () => {
  it('are a list with a heading in every row, after its mark', () => {
    const html = renderToStaticMarkup(
      <ItemList
        items={[
          { mark: 'January 12, 2025', title: 'Numbers in bulk', text: 'Online.' },
          { mark: 'January 20, 2025', title: 'Codecs', action: <a href="/signup">Register</a> },
        ]}
      />,
    );
    expect(html.match(/<li>/g)).toHaveLength(2);
    expect(html).toMatch(/January 12, 2025<\/div><div[^>]*><h3>Numbers in bulk<\/h3><p>Online\.<\/p>/);
    expect(html).toContain('<a href="/signup">Register</a></div></li>');
  });

  it('open details without script, with the row in their accessible name', () => {
    const html = renderToStaticMarkup(
      <ItemList
        items={[{ mark: 'Funding', title: 'Series B', more: { label: 'Read More', content: <p>In full.</p> } }]}
      />,
    );
    expect(html).toMatch(/<details><summary>Read More<span[^>]*>: Series B<\/span><svg/);
    expect(html).toContain('</summary><p>In full.</p></details>');
  });
});
