import { expect, it } from 'vitest';
import { escapeHtml } from '../index.ts';

it('Text cannot end the tag or the attribute that it stands in', () => {
  expect(escapeHtml(`"><script>alert('&lt;')</script>`)).toBe(
    `&quot;&gt;&lt;script&gt;alert(&#39;&amp;lt;&#39;)&lt;/script&gt;`,
  );
});
