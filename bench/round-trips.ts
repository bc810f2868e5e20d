import { launchBrowser } from '@site/dev-tools/launch-browser.ts';
import type { Browser, Page } from 'playwright';
import { progress } from './figures.ts';
import { withResources } from './resources.ts';
import type { MeasuredSite } from './site.ts';
import type { Row } from './table.ts';

/** Visible state of the main content. */
interface Sight {
  /** The browser painted the largest content, which is not a separate file. */
  isPainted: boolean;
  /** The heading is in the first screen and not covered. */
  isHeadingVisible: boolean;
  /** Styles of the heading and of everything in the first section of the main content. */
  styles: string;
}

/** Runs in the page. */
async function look(): Promise<Sight> {
  const paints = await new Promise<LargestContentfulPaint[]>((resolve) => {
    const observer = new PerformanceObserver((list) => resolve(list.getEntries() as LargestContentfulPaint[]));
    observer.observe({ type: 'largest-contentful-paint', buffered: true });
    setTimeout(resolve, 3_000, []);
  });
  const heading = document.querySelector('main h1');
  const box = heading?.getBoundingClientRect();
  const onTop = box && document.elementFromPoint(box.x + box.width / 2, box.y + Math.min(box.height / 2, 20));
  const section = heading?.closest('section, header, article, main > *') ?? heading;
  const styleOf = (element: Element) => {
    const { display, color, backgroundColor, fontSize, paddingTop, borderRadius } = getComputedStyle(element);
    return [element.tagName, display, color, backgroundColor, fontSize, paddingTop, borderRadius].join(' ');
  };
  return {
    isPainted: paints.length > 0 && paints.at(-1)?.url === '',
    isHeadingVisible: heading !== null && onTop != null && (heading.contains(onTop) || onTop.contains(heading)),
    styles: section ? [section, ...section.querySelectorAll('*')].map(styleOf).join('\n') : '',
  };
}

async function see(browser: Browser, address: string, prepare: (page: Page) => Promise<unknown>): Promise<Sight> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    await prepare(page);
    await page.goto(address, { waitUntil: 'load' });
    return await page.evaluate(look);
  } finally {
    await context.close();
  }
}

/** Only the document arrives: its paint takes one round trip. */
const onlyDocument = (page: Page) =>
  page.route('**/*', (route) => (route.request().isNavigationRequest() ? route.continue() : route.abort()));

/** Everything arrives except scripts, which could change the compared elements. */
const withoutScripts = (page: Page) =>
  page.route('**/*', (route) => (route.request().resourceType() === 'script' ? route.abort() : route.continue()));

/** Blocks all requests except the document and compares with the fully loaded page. */
export async function measureRoundTrips({ url, paths }: MeasuredSite): Promise<Row> {
  return withResources(async (resources) => {
    const browser = await launchBrowser();
    resources.defer(() => browser.close());
    const late: string[] = [];
    for (const path of paths) {
      const address = new URL(path, url).href;
      const alone = await see(browser, address, onlyDocument);
      const complete = await see(browser, address, withoutScripts);
      const isThere =
        alone.isPainted && complete.isPainted && alone.isHeadingVisible && alone.styles === complete.styles;
      if (!isThere) late.push(path);
      progress(`round trips ${path}: ${isThere ? 'one' : 'more than one'}`);
    }
    return {
      what: `round trips until main content is painted (${paths.length} pages)`,
      ours: late.length === 0 ? '1' : `more than 1: ${late.join(', ')}`,
      gate: '1',
      isMet: late.length === 0,
    };
  });
}
