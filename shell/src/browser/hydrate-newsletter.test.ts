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

test('a newsletter form that fails leaves the form of the document', async () => {
  const window = new Window();
  const reported = vi.fn();
  for (const [name, value] of Object.entries({ window, document: window.document, location: window.location }))
    vi.stubGlobal(name, value);
  vi.stubGlobal('reportError', reported);
  const element = document.createElement('div');
  element.innerHTML = '<form></form>';
  hydrateNewsletter(element, {} as SiteConfig);
  await vi.waitFor(() => expect(reported).toHaveBeenCalled());
  expect(element.innerHTML).toBe('<form></form>');
});
