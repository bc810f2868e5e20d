import type { BrowserComposition } from '@site/contracts';
import { launchBrowser } from '@site/dev-tools/launch-browser.ts';
import type { Browser, Page } from 'playwright';
import { median, progress, withSpread } from './figures.ts';
import { withResources } from './resources.ts';
import type { MeasuredSite } from './site.ts';
import type { Row } from './table.ts';

const LATENCY_MS = 100;
const VISITS = 7;
const GATE_MS = 50;
/** Time without requests after which the preloads are complete. */
const QUIET_MS = 400;

/** Runs in the page: returns the first visible link to a page of another remote. */
async function findForeignLink(): Promise<string | undefined> {
  const { remotes } = (await (await fetch('/composition.json')).json()) as BrowserComposition;
  const own = Object.values(remotes).find(({ paths }) => paths.includes(location.pathname))?.paths ?? [];
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"], footer a[href^="/"]')];
  const all = Object.values(remotes).flatMap(({ paths }) => paths);
  const isForeign = ({ pathname }: HTMLAnchorElement) => all.includes(pathname) && !own.includes(pathname);
  return links.find((link) => isForeign(link) && link.checkVisibility())?.getAttribute('href') ?? undefined;
}

/** Milliseconds from a click. */
interface NavigationTimes {
  /** Until heading and title belong to another page. */
  changed: number;
  /** Until they are painted. */
  painted: number;
}

/** Runs in the page: times its next navigation. */
function timeNextNavigation(): void {
  const before = { title: document.title, heading: document.querySelector('h1')?.textContent };
  const isNew = () => document.title !== before.title && document.querySelector('h1')?.textContent !== before.heading;
  const times = new Promise<NavigationTimes>((resolve) => {
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const observer = new MutationObserver(() => {
          if (!isNew()) return;
          observer.disconnect();
          const changed = performance.now() - timeStamp;
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve({ changed, painted: performance.now() - timeStamp });
          // A message sent in a frame arrives once the frame is painted.
          requestAnimationFrame(() => port2.postMessage(''));
        });
        observer.observe(document, { childList: true, subtree: true, characterData: true });
      },
      { capture: true, once: true },
    );
  });
  Object.assign(window, { navigationTimes: times });
}

/** Resolves when no request has been active for a while. */
function quiet(page: Page): Promise<void> {
  return new Promise((resolve) => {
    const running = new Set<object>();
    let timer = setTimeout(resolve, QUIET_MS);
    const restart = () => {
      clearTimeout(timer);
      if (running.size === 0) timer = setTimeout(resolve, QUIET_MS);
    };
    page.on('request', (request) => {
      running.add(request);
      restart();
    });
    for (const end of ['requestfinished', 'requestfailed'] as const) {
      page.on(end as 'requestfinished', (request) => {
        running.delete(request);
        restart();
      });
    }
  });
}

/** A new visitor navigates from the home page to a page of another remote, over a network with latency. */
async function visit(browser: Browser, url: string): Promise<NavigationTimes> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: LATENCY_MS,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    await page.goto(url);
    await quiet(page);
    const href = await page.evaluate(findForeignLink);
    if (!href) throw new Error('The home page links to no page of another remote.');
    const link = page.locator(`:is(main, footer) a[href="${href}"]:visible`).first();
    const settled = quiet(page);
    await link.hover();
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
    await settled;
    await page.evaluate(timeNextNavigation);
    await link.click();
    return await page.evaluate(
      () => (window as unknown as { navigationTimes: Promise<NavigationTimes> }).navigationTimes,
    );
  } finally {
    await context.close();
  }
}

/** Click → new heading and title, after the link was hovered, on first visits. */
export async function measureNavigation({ url }: MeasuredSite): Promise<Row> {
  return withResources(async (resources) => {
    const browser = await launchBrowser();
    resources.defer(() => browser.close());
    const changed: number[] = [];
    const painted: number[] = [];
    for (let number = 1; number <= VISITS; number++) {
      const times = await visit(browser, url);
      changed.push(times.changed);
      painted.push(times.painted);
      progress(
        `navigation ${number}/${VISITS}: ${times.changed.toFixed(1)} ms, painted ${times.painted.toFixed(1)} ms`,
      );
    }
    return {
      what: `first navigation to a page of another remote after hover, ${LATENCY_MS} ms latency, ms`,
      ours: `${withSpread(changed, 1)}, painted ${withSpread(painted, 1)}`,
      gate: `≤ ${GATE_MS}`,
      isMet: median(changed) <= GATE_MS,
    };
  });
}
