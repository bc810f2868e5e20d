import { Window } from 'happy-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createHotContainers } from './hot-containers.ts';

const REMOTE = 'wholesale';

let loads = 0;

beforeEach(() => {
  const page = new Window({
    url: 'http://localhost/',
    settings: { disableCSSFileLoading: true, handleDisabledFileLoadingAsSuccess: true },
  });
  vi.stubGlobal('document', page.document);
  loads = 0;
});
afterEach(() => vi.unstubAllGlobals());

/**
 * Opens a tab whose document has build `a` of the remote.
 * @param applicable builds that its container can apply, in their order
 */
function openTab(...applicable: string[]) {
  const refresh = vi.fn();
  const load = () => {
    loads += 1;
  };
  const containers = createHotContainers(load, refresh);
  let build = 'a';
  const update = vi.fn(async () => {
    const applied = applicable.shift();
    if (!applied) throw new Error('Aborted because ./page.tsx is not accepted');
    build = applied;
  });
  containers.join(REMOTE, { build: () => build, update });
  const built = (id: string, css: string[] = []) =>
    containers.take({ type: 'updated', remote: REMOTE, build: id, css });
  return { built, served: (id: string) => containers.serve(REMOTE, id), update, refresh };
}

const tried = (tab: ReturnType<typeof openTab>, times: number) =>
  expect.poll(() => tab.update.mock.settledResults.length).toBe(times);

describe('A tab that cannot apply a change', () => {
  test('keeps its document while the release of the change is not served', async () => {
    const tab = openTab();
    tab.served('a');
    tab.built('b');
    await tried(tab, 1);
    tab.built('c');
    tab.served('a');
    expect(loads).toBe(0);
  });

  test('loads its document again as soon as a release with the change is served', async () => {
    const tab = openTab();
    tab.served('a');
    tab.built('b');
    await tried(tab, 1);
    tab.built('c');
    tab.served('c');
    expect(loads).toBe(1);
  });

  test('loads its document again at once when the release has been served in the meantime', async () => {
    const tab = openTab();
    tab.served('b');
    tab.built('b');
    await expect.poll(() => loads).toBe(1);
  });

  test('keeps its document when the release of an earlier change that it has applied is served', async () => {
    const tab = openTab('b');
    tab.served('a');
    tab.built('b');
    await tried(tab, 1);
    tab.built('c');
    await tried(tab, 2);
    tab.served('b');
    expect(loads).toBe(0);
    tab.served('c');
    expect(loads).toBe(1);
  });

  test('keeps the styles of its document', async () => {
    document.head.innerHTML = `<style data-href="/remotes/${REMOTE}/static/page.0a.css"></style>`;
    const before = document.head.innerHTML;
    const tab = openTab();
    tab.built('b', ['static/page.0b.css']);
    await tried(tab, 1);
    await expect.poll(() => document.head.innerHTML).toBe(before);
  });
});

test('A tab renders changed components between the arrival of their styles and the end of the former ones', async () => {
  const hrefs = (...builds: string[]) => builds.map((build) => `/remotes/${REMOTE}/static/page.${build}.css`);
  const present = () =>
    [...document.querySelectorAll('[href], [data-href]')].map((style) => style.getAttribute('href'));
  document.head.innerHTML = `<link rel="stylesheet" href="${hrefs('0a')}">`;
  const tab = openTab('b');
  tab.refresh.mockImplementation(() => expect(present()).toEqual(hrefs('0a', '0b')));
  tab.built('b', ['static/page.0b.css']);
  await expect.poll(present).toEqual(hrefs('0b'));
  expect(tab.refresh).toHaveResolvedTimes(1);
});
