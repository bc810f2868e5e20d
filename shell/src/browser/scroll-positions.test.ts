import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recordScrollPositions } from './scroll-positions.ts';

let tab: EventTarget;
const entry = { state: { key: 'first' }, scrollRestoration: 'auto', replaceState: vi.fn() };
const scrollTo = vi.fn();

beforeEach(() => {
  tab = new EventTarget();
  vi.stubGlobal('history', entry);
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
  vi.stubGlobal('scrollTo', scrollTo);
});
afterEach(() => vi.unstubAllGlobals());

function scrolled(top: number): void {
  vi.stubGlobal('scrollY', top);
  tab.dispatchEvent(new Event('scroll'));
}

function movedTo(key: string): void {
  entry.state = { key };
  tab.dispatchEvent(new Event('popstate'));
}

test('a visitor who moves through the history while the page still scrolls finds the place of each entry', () => {
  const positions = recordScrollPositions();
  scrolled(650);
  positions.enter('second');
  scrolled(980);

  movedTo('first');
  positions.restore('first');
  positions.enter('first');
  // A busy browser tells of the scrolling to the first place only after the next move.
  movedTo('second');
  scrolled(650);

  positions.restore('second');
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 980, behavior: 'instant' });
});
