import { expect, it } from 'vitest';
import { escapeHtml } from './index.ts';

it('Text cannot end the tag or the attribute that it stands in', () => {
  expect(escapeHtml(`"><script>alert('&lt;')</script>`)).toBe(
    `&quot;&gt;&lt;script&gt;alert('&amp;lt;')&lt;/script&gt;`,
  );
});
