import { Window } from 'happy-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { listen } from './held-events.ts';

afterEach(() => vi.unstubAllGlobals());

test('events that the document has held come first, in their order', () => {
  const page = new Window();
  const held = ['input', 'keydown', 'click', 'input'].map((type) => new page.Event(type));
  vi.stubGlobal('document', { currentScript: { held } });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));

  const types: string[] = [];
  listen(['click', 'input'], ({ type }) => types.push(type));
  page.dispatchEvent(new page.Event('click'));
  page.dispatchEvent(new page.Event('keydown'));
  expect(types).toEqual(['input', 'click', 'input', 'click']);
});
