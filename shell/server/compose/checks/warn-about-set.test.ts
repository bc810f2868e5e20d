import type { Release, ReleasePage } from '@site/contracts';
import { expect, test } from 'vitest';
import { warnAboutSet } from './warn-about-set.ts';

const page = { path: '/community', meta: { title: 'Community' }, currentUntil: '2027-03-17' } as ReleasePage;
const undated = { path: '/about', meta: { title: 'About' } } as ReleasePage;
const release = { name: 'support', pages: [page, undated] } as Release;

test.each([
  ['2027-03-02', undefined],
  ['2027-03-03', 'Content is current until 2027-03-17. Publish an update.'],
  ['2027-03-17', 'Content is current until 2027-03-17. Publish an update.'],
  ['2027-03-18', 'Content was current until 2027-03-17. Publish an update.'],
])('on %s, a page that is current until 2027-03-17 gets the warning: %s', (today, message) => {
  const expected = message ? [{ remote: 'support', page: '/community', message }] : [];
  expect(warnAboutSet([release], [], today)).toEqual(expected);
});

test('lists the first pages with a shared title and the number of others', () => {
  const pages = Array.from({ length: 10 }, (_, index) => ({ ...undated, path: `/about/${index}` }));
  const [first] = warnAboutSet([{ ...release, pages }], [], '2027-03-02');
  const message = 'Has the same title as /about/1, /about/2, /about/3, /about/4 and 5 others: "About".';
  expect(first).toEqual({ remote: 'support', page: '/about/0', message });
});
