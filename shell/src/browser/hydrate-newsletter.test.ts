import { setImmediate } from 'node:timers/promises';
import type { SiteConfig } from '@site/contracts';
import { Window } from 'happy-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { hydrateNewsletter } from './hydrate-newsletter.tsx';

afterEach(async () => {
  // React still reads the window in a task that it has scheduled.
  await setImmediate();
  vi.unstubAllGlobals();
});

test('a newsletter form that fails leaves the form of the document with what was typed, marked as one without code', async () => {
  const window = new Window();
  const reported = vi.fn();
  const { document: ownDocument, location, HTMLInputElement, HTMLSelectElement, Event } = window;
  const globals = { window, document: ownDocument, location, HTMLInputElement, HTMLSelectElement, Event };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  vi.stubGlobal('reportError', reported);
  const element = document.createElement('div');
  element.innerHTML = '<form data-pressed><input type="email"></form>';
  const field = () => element.querySelector('input');
  Object.assign(field() ?? {}, { value: 'mara@lantern.example' });
  hydrateNewsletter(element, {} as SiteConfig);
  await vi.waitFor(() => expect(reported).toHaveBeenCalled());
  expect(element.innerHTML).toBe('<form data-unavailable=""><input type="email"></form>');
  expect(field()?.value).toBe('mara@lantern.example');
});
