import { render } from '@site/remote-kit/testing';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followLinks } from './follow-links.ts';

const settled = () => vi.advanceTimersByTimeAsync(0);

/** A tab at /contact with links whose code loads when the test allows it. */
function openTab() {
  const links = ['/pricing', '/about', '/unknown', '#form'].map((href) =>
    createElement('a', { href, key: href }, href),
  );
  const { element, getByRole } = render(createElement('div', null, ...links));
  const tab = element.ownerDocument.defaultView as unknown as typeof globalThis & {
    happyDOM: { setURL(url: string): void };
  };
  tab.happyDOM.setURL('http://localhost/contact');
  const assign = vi.fn();
  const { origin, pathname, search, href } = tab.location;
  vi.stubGlobal('location', { origin, pathname, search, href, assign });
  vi.stubGlobal('document', tab.document);
  vi.stubGlobal('Element', tab.Element);
  vi.stubGlobal('navigator', { onLine: true });
  const events = new EventTarget();
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));

  const codeOf = new Map<string, PromiseWithResolvers<void>>();
  const loader = {
    has: (path: string) => path !== '/unknown',
    prefetch: () => {},
    prepare(path: string) {
      const code = Promise.withResolvers<void>();
      codeOf.set(path, code);
      return code.promise;
    },
  };
  const navigate = vi.fn();
  const stop = followLinks(loader, navigate);
  // No browser is there to follow a link.
  tab.document.addEventListener('click', (event) => event.preventDefault());
  const press = (name: string) => getByRole('link', { name }).click();
  const arrives = async (path: string) => {
    codeOf.get(path)?.resolve();
    await settled();
  };
  const fails = async (path: string) => {
    codeOf.get(path)?.reject(new Error('missing'));
    await settled();
  };
  return { press, arrives, fails, events, navigate, assign, stop, origin };
}

let tab: ReturnType<typeof openTab>;

beforeEach(() => {
  vi.useFakeTimers();
  tab = openTab();
});
afterEach(() => {
  tab.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a link is followed as soon as its code has loaded, without a document load', async () => {
  tab.press('/pricing');
  expect(tab.navigate).not.toHaveBeenCalled();
  await tab.arrives('/pricing');
  expect(tab.navigate).toHaveBeenCalledExactlyOnceWith('/pricing');
  await vi.runAllTimersAsync();
  expect(tab.assign).not.toHaveBeenCalled();
});

test.each(['popstate', 'pagehide'])(
  'a pending link is not followed after the visitor has navigated elsewhere (%s)',
  async (type) => {
    tab.press('/pricing');
    tab.events.dispatchEvent(new Event(type));
    await tab.arrives('/pricing');
    await vi.runAllTimersAsync();
    expect(tab.navigate).not.toHaveBeenCalled();
    expect(tab.assign).not.toHaveBeenCalled();
  },
);

test.each(['/unknown', '#form'])(
  'a pending link is not followed after a press of a link that the browser follows (%s)',
  async (link) => {
    tab.press('/pricing');
    tab.press(link);
    await tab.arrives('/pricing');
    expect(tab.navigate).not.toHaveBeenCalled();
  },
);

test('the later of two links is followed', async () => {
  tab.press('/pricing');
  tab.press('/about');
  await tab.arrives('/about');
  await tab.arrives('/pricing');
  expect(tab.navigate).toHaveBeenCalledExactlyOnceWith('/about');
});

test('a link whose code does not arrive is followed with a document, once', async () => {
  tab.press('/pricing');
  await vi.advanceTimersByTimeAsync(3_900);
  expect(tab.assign).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(tab.assign).toHaveBeenCalledExactlyOnceWith(`${tab.origin}/pricing`);
  await tab.arrives('/pricing');
  expect(tab.navigate).not.toHaveBeenCalled();
});

test('a link whose code no longer exists is followed with a document immediately', async () => {
  tab.press('/pricing');
  await tab.fails('/pricing');
  expect(tab.assign).toHaveBeenCalledExactlyOnceWith(`${tab.origin}/pricing`);
});
