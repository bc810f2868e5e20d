import { expect, it } from 'vitest';
import { escapeHtml } from '../index.ts';

it('escapes characters that would end a tag or an attribute', () => {
  expect(escapeHtml(`"><script>alert('&lt;')</script>`)).toBe(
    `&quot;&gt;&lt;script&gt;alert(&#39;&amp;lt;&#39;)&lt;/script&gt;`,
  );
});
