import { afterEach, beforeEach, expect, type Mock, test, vi } from 'vitest';
import { recordScrollPositions } from './scroll-positions.ts';

let tab: EventTarget;
const entry: { state: { key?: string }; scrollRestoration: string; replaceState: Mock } = {
  state: { key: 'first' },
  scrollRestoration: 'auto',
  replaceState: vi.fn(),
};
const scrollTo = vi.fn();

beforeEach(() => {
  entry.state = { key: 'first' };
  tab = new EventTarget();
  vi.stubGlobal('history', entry);
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal('scrollY', 0);
  scrollTo.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

function scrolled(top: number): void {
  vi.stubGlobal('scrollY', top);
  tab.dispatchEvent(new Event('scroll'));
}

function movedTo(key: string | undefined): void {
  entry.state = { key };
  tab.dispatchEvent(new Event('popstate'));
}

test('traversing the history while the page still scrolls restores the position of each entry', () => {
  const positions = recordScrollPositions();
  scrolled(650);
  positions.enter('second');
  scrolled(980);

  movedTo('first');
  positions.restore('first');
  positions.enter('first');
  // A busy browser reports scrolling to the first position only after the next traversal.
  movedTo('second');
  scrolled(650);

  positions.restore('second');
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 980, behavior: 'instant' });
});

test('a position reached by a link within the page is known, even when scrolling is reported late', () => {
  const positions = recordScrollPositions();
  movedTo(undefined);
  const { key } = entry.replaceState.mock.lastCall?.[0] ?? {};
  scrolled(980);
  expect(positions.restore(key)).toBe(true);
  positions.enter(key);

  movedTo('first');
  positions.enter('first');
  movedTo(key);
  positions.restore(key);
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 980, behavior: 'instant' });
});

test('a page starts at its top wherever the visitor was before, without a layout', () => {
  const positions = recordScrollPositions();
  vi.stubGlobal('scrollY', 650);
  positions.enterPage('second');
  positions.restore('second');
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });

  scrolled(980);
  positions.restore('second');
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 980, behavior: 'instant' });
});

test('positions are recorded on a site without TLS, too, where browsers create no UUIDs', () => {
  vi.stubGlobal('crypto', {});
  entry.state = {};
  const positions = recordScrollPositions();
  const [{ key }] = entry.replaceState.mock.lastCall as [{ key: string }];
  scrolled(650);
  expect(positions.restore(key)).toBe(true);
});
