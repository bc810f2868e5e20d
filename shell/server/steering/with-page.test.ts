import { expect, test } from 'vitest';
import { withPage } from './with-page.ts';

test.each([
  ['/', 'Entry "Rates" has the same label as the entry of /rates.', true],
  ['/voip', 'Links to /voip-rates, which does not exist.', true],
  ['/rates', 'Styles apply outside the page.', true],
  ['/', 'The release removes /, but /help links to it.', false],
  ['/', 'Has the same title as /about: "Voice / SIP".', true],
  ['/rates', 'Page /rates: no price list', false],
  ['/rates', 'It used 9 s up to page /rates; the limit is 2 s.', false],
  ['/rates', 'No price list on /rates.', false],
  [undefined, 'The release requires react ^20.', false],
])('A sentence names the page %s once: %s', (page, sentence, isPrefixed) => {
  expect(withPage(page, sentence)).toBe(isPrefixed ? `Page ${page}: ${sentence}` : sentence);
});
