import { hrefsOf, renderPage } from '@site/remote-kit/testing';
import { expect, test } from 'vitest';
import { content } from './content.ts';
import FirstPage from './page.tsx';

const page = renderPage(FirstPage);

test('the page has a heading', () => {
  expect(page.getByRole('heading', { level: 1, name: content.title })).toBeTruthy();
  expect(page.text).toContain(content.lead);
});

test('the page closes with a link to the contact form', () => {
  expect(hrefsOf(page, 'Ask us')).toEqual(['/contact']);
});
