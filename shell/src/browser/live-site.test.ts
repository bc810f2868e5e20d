import type { PageData } from '@site/contracts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLiveSite } from './live-site.ts';

const composition = { id: 'now', remotes: { support: { version: '1', entry: '/entry.js', paths: ['/contact'] } } };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a page does not wait indefinitely for the composition, and receives it when it arrives', async () => {
  const answer = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => answer.promise);
  const live = createLiveSite({} as PageData);
  const onLoaded = vi.fn();
  void live.loaded.then(onLoaded);
  await vi.advanceTimersByTimeAsync(0);
  expect(onLoaded).not.toHaveBeenCalled();
  await vi.runAllTimersAsync();
  expect(onLoaded).toHaveBeenCalledOnce();
  expect(live.ownerOf('/contact')).toBeUndefined();

  answer.resolve(Response.json(composition));
  await vi.waitFor(() => expect(live.ownerOf('/contact')).toBe('support'));
});

test('a page waits no longer than the composition takes to arrive', async () => {
  vi.stubGlobal('fetch', async () => Response.json(composition));
  const live = createLiveSite({} as PageData);
  await live.loaded;
  expect(live.ownerOf('/contact')).toBe('support');
});
