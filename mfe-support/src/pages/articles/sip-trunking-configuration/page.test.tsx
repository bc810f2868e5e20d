import { examplePage, renderPage } from '@site/remote-kit/testing';
import { expect, test } from 'vitest';
import { helpSearchPath } from '../../../articles/article-link.ts';
import SipTrunkingConfigurationPage from './page.tsx';

const page = renderPage(SipTrunkingConfigurationPage, { pages: [examplePage('/articles/call-analytics')] });

test('links to live related articles, and to a search for others', () => {
  expect(page.getByRole('link', { name: /^Call analytics/ }).getAttribute('href')).toBe('/articles/call-analytics');
  expect(page.getByRole('link', { name: /^HIPAA compliance/ }).getAttribute('href')).toBe(
    helpSearchPath('HIPAA compliance'),
  );
});

test('marks response codes as code and causes of failed calls as strong', () => {
  expect(page.getAllByText('486 Busy Here').map(({ tagName }) => tagName)).toContain('CODE');
  expect(page.getByText('Switch off SIP ALG.').tagName).toBe('B');
});

test('draws the two hosts of the trunk', () => {
  expect(page.getByRole('img', { name: /primary host.*secondary one$/ })).toBeDefined();
});
