import { launchBrowser } from '@site/dev-tools/launch-browser.ts';
import type { Browser, Page } from 'playwright';
import { median, progress } from './figures.ts';
import { withResources } from './resources.ts';
import type { MeasuredSite } from './site.ts';
import type { Row } from './table.ts';

const PROCESSOR_SLOWDOWN = 4;
const LATENCY_MS = 100;
/** "Good" by web.dev/articles/inp. */
const GATE_MS = 200;
/** Limit for loading and running the code after the interaction. */
const SETTLE_MS = 2_500;
/** Repetitions for a control that was slow once: on a busy machine, one of two hundred is. */
const REPETITIONS = 3;
/** Of controls that look the same to a script, such as the questions of a page, one is enough. */
const CONTROLS = 'button:enabled, summary, select, input:enabled, textarea, [role=tab]';

interface Interaction {
  path: string;
  /** Index among all controls of the page. */
  index: number;
  name: string;
}

/** Runs in the page: returns the first visible control of each kind. */
function findControls(selector: string): { index: number; name: string }[] {
  const kinds = new Set<string>();
  return [...document.querySelectorAll<HTMLElement>(selector)].flatMap((control, index) => {
    const kind = `${control.localName}.${control.className}.${control.getAttribute('type')}`;
    const isHidden = !control.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (kinds.has(kind) || isHidden || control.getBoundingClientRect().width < 2) return [];
    kinds.add(kind);
    const name = control.getAttribute('aria-label') ?? control.getAttribute('name') ?? control.textContent.trim();
    return [{ index, name: `${control.localName} "${name.slice(0, 40)}"` }];
  });
}

/** Runs in the page before its scripts: records the longest interaction, until the page paints again. */
function recordInteractions(): void {
  // While the list of a select opens, headless Chromium presents a page only with its next paint.
  const keepPainting = () => {
    const dot = document.body.appendChild(document.createElement('i'));
    dot.style.cssText = 'position: fixed; inset: 0 auto auto 0; width: 1px; height: 1px';
    dot.animate({ backgroundColor: ['#000', '#fff'] }, { duration: 1_000, iterations: Number.POSITIVE_INFINITY });
  };
  addEventListener('pointerdown', keepPainting, { capture: true, once: true });
  // The types lack the threshold; its default is 104 ms.
  const options: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
    buffered: true,
  };
  const record = { longest: 0 };
  Object.assign(window, { interactions: record });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId) record.longest = Math.max(record.longest, entry.duration);
  }).observe(options);
}

async function newPhone(browser: Browser, hasScripts: boolean): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const devtools = await page.context().newCDPSession(page);
  const unlimited = { downloadThroughput: -1, uploadThroughput: -1 };
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', { offline: false, latency: LATENCY_MS, ...unlimited });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_SLOWDOWN });
  if (!hasScripts) await devtools.send('Network.setBlockedURLs', { urls: ['*.js'] });
  await page.addInitScript(recordInteractions);
  return page;
}

async function controlsOf(browser: Browser, { url }: MeasuredSite, path: string): Promise<Interaction[]> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(new URL(path, url).href);
  const controls = await page.evaluate(findControls, CONTROLS);
  await page.close();
  return controls.map((control) => ({ path, ...control }));
}

/** Uses a control as soon as it is painted. @returns the longest interaction, in milliseconds */
async function useControl(
  browser: Browser,
  { url }: MeasuredSite,
  { path, index }: Interaction,
  hasScripts = true,
): Promise<number> {
  const page = await newPhone(browser, hasScripts);
  try {
    await page.goto(new URL(path, url).href, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    const control = page.locator(CONTROLS).nth(index);
    await control.scrollIntoViewIfNeeded();
    const box = await control.boundingBox();
    if (!box) throw new Error('The control has no box on the page.');
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    if (await control.evaluate((element) => element.matches('input, textarea'))) await page.keyboard.press('a');
    await page.waitForTimeout(SETTLE_MS);
    return await page.evaluate(() => (window as unknown as { interactions: { longest: number } }).interactions.longest);
  } finally {
    await page.close();
  }
}

/** Medians of a slow control, and of the browser's share: the same control in the same document without scripts. */
async function useAgain(browser: Browser, site: MeasuredSite, interaction: Interaction) {
  const ours: number[] = [];
  const withoutScripts: number[] = [];
  for (let round = 1; round <= REPETITIONS; round++) {
    ours.push(await useControl(browser, site, interaction));
    withoutScripts.push(await useControl(browser, site, interaction, false));
  }
  return { ours: median(ours), withoutScripts: median(withoutScripts) };
}

/** Longest interaction of the first use of each kind of control, while its code is not loaded yet. */
export async function measureInteractions(site: MeasuredSite): Promise<Row> {
  return withResources(async (resources) => {
    const browser = await launchBrowser();
    resources.defer(() => browser.close());
    const times: number[] = [];
    const slow: string[] = [];
    for (const path of site.paths) {
      for (const interaction of await controlsOf(browser, site, path)) {
        const time = await useControl(browser, site, interaction);
        if (time <= GATE_MS) {
          times.push(time);
          continue;
        }
        const { ours, withoutScripts } = await useAgain(browser, site, interaction);
        times.push(ours);
        const figures = `${path} ${interaction.name} ${ours} (${withoutScripts} without scripts)`;
        progress(`interactions ${time} once, then ${figures}`);
        if (ours > GATE_MS) slow.push(figures);
      }
      progress(`interactions ${path}: ${times.length} measured, longest ${Math.max(0, ...times)} ms`);
    }
    if (times.length === 0) throw new Error('No page has a control.');
    return {
      what: `first use of ${times.length} controls, code not loaded, processor ${PROCESSOR_SLOWDOWN} × slower, longest, ms`,
      ours: [`${Math.max(...times)} (median ${median(times)})`, ...slow].join('; '),
      gate: `≤ ${GATE_MS}`,
      isMet: slow.length === 0,
    };
  });
}
