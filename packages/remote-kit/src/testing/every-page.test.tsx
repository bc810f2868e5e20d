import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import type { PageDeclaration } from '../define-pages.ts';
import { missingAnchors, sharedNames } from './every-page.ts';
import type { LoadedPage } from './load-pages.ts';
import { render } from './render.ts';

const page = (path: string, content: ReactNode): LoadedPage => ({
  path,
  declaration: {} as PageDeclaration,
  page: render(content),
});

test('finds links to missing ids on pages of the remote', () => {
  const links = ['#a"b', '#gone', '/help#top', '/help#gone', 'https://elsewhere.example/help#gone', '/other#any'];
  const start = page(
    '/',
    <main id={'a"b'}>
      {links.map((href) => (
        <a key={href} href={href}>
          {href}
        </a>
      ))}
    </main>,
  );
  expect(missingAnchors(start, [start, page('/help', <p id="top" />)])).toEqual(['#gone', '/help#gone']);
});

test('finds groups of questions with the same name on two pages', () => {
  const questions = (name: string) => <details name={name} />;
  const plans = page('/plans', questions('plans'));
  expect(sharedNames(plans, [plans, page('/help', questions('help'))])).toEqual([]);
  expect(sharedNames(plans, [plans, page('/help', questions('plans'))])).toEqual(['plans']);
});
