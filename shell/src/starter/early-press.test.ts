import { Window } from 'happy-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rememberFormPresses } from './early-press.ts';

beforeEach(() => {
  const page = new Window();
  vi.stubGlobal('Element', page.Element);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('KeyboardEvent', page.KeyboardEvent);
  vi.stubGlobal('document', page.document);
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['submits the form', false, ''],
  ['only confirms a word of an input method', true, undefined],
])('an Enter that %s is remembered accordingly', (_meaning, isComposing, pressed) => {
  document.body.innerHTML = '<form><input><p data-submit></p></form>';
  rememberFormPresses();
  const enter = new KeyboardEvent('keydown', { key: 'Enter', isComposing, bubbles: true });
  document.querySelector('input')?.dispatchEvent(enter);
  expect(document.querySelector('form')?.dataset.pressed).toBe(pressed);
});
