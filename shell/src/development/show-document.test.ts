import { Window } from 'happy-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showDocument, showPage } from './show-document.ts';

const PAGE_DATA = JSON.stringify({ page: { path: '/prices', remote: 'sales', interactive: false } });
const documentWith = (words: string) =>
  `<!doctype html><html><head><title>Prices</title></head><body><main id="page"><p>${words}</p></main><script type="application/json" id="page-data">${PAGE_DATA}</script></body></html>`;

/** Answers by address, given by the test when it likes. */
let answers: Map<string, PromiseWithResolvers<Response>>;
const answer = (address: string, words: string) => answers.get(address)?.resolve(new Response(documentWith(words)));
const shown = () => document.getElementById('page')?.textContent;

beforeEach(() => {
  const tab = new Window({ url: 'http://localhost/prices' });
  tab.document.write(documentWith('Former words'));
  for (const name of ['document', 'location', 'DOMParser', 'HTMLElement', 'HTMLDetailsElement'] as const)
    vi.stubGlobal(name, tab[name]);
  answers = new Map();
  vi.stubGlobal('fetch', (address: string) => {
    const pending = Promise.withResolvers<Response>();
    answers.set(address, pending);
    return pending.promise;
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a tab shows an early page also when it has requested the complete document meanwhile', async () => {
  const early = showPage('sales');
  const complete = showDocument();
  answer('/-/dev/pages/prices', 'Early words');
  await early;
  expect(shown()).toBe('Early words');
  answer('/prices', 'Complete words');
  await complete;
  expect(shown()).toBe('Complete words');
});

test('a tab that shows the complete document does not return to an early page', async () => {
  const early = showPage('sales');
  const complete = showDocument();
  answer('/prices', 'Complete words');
  await complete;
  answer('/-/dev/pages/prices', 'Early words');
  await early;
  expect(shown()).toBe('Complete words');
});

test('a tab asks for no early page of another team', async () => {
  await showPage('support');
  expect(answers.size).toBe(0);
});
