import { mkdir } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { hydrated } from '@site/dev-tools/browser/hydrated.ts';
import { Checkout } from '@site/dev-tools/checkout.ts';
import { DevSite } from '@site/dev-tools/dev-site.ts';
import { launchBrowser } from '@site/dev-tools/launch-browser.ts';
import type { Page } from 'playwright';
import { median, progress, withSpread } from './figures.ts';
import { COPIES, writeCopies } from './page-copies.ts';
import { withResources } from './resources.ts';
import { builtRemotes } from './shell.ts';
import type { Row } from './table.ts';

const TEAM = 'wholesale';
const FOLDER = `mfe-${TEAM}`;
const SAVES = 7;
const STARTS = 3;
const GATE_READY_MS = 4_000;
const GATE_SEEN_MS = 300;
/** A person reads before saving again; the site has been composed by then. */
const BETWEEN_SAVES_MS = 3_000;
const GIVE_UP_MS = 30_000;

/** Copies of each page of the site, and the resulting number of pages. */
const SITES = [
  { copies: 0, pages: 43 },
  { copies: 9, pages: 430 },
];

/** A page that React renders in the tab, and one without code. */
const EDITED = [
  { path: '/sip-trunking', words: 'Keep the PBX. Change the line.', isHydrated: true },
  { path: '/voip-termination', words: 'From your switch to their phone.', isHydrated: false },
];

interface StartedSite {
  url: string;
  readyMs: number;
}

async function startDev(resources: AsyncDisposableStack, checkout: Checkout, remotes: string): Promise<StartedSite> {
  const dev = new DevSite(checkout, TEAM);
  resources.defer(async () => void (await dev.stop()));
  const started = performance.now();
  await dev.start({ REMOTES: remotes });
  const url = await dev.announces();
  return { url, readyMs: performance.now() - started };
}

/** Resolves in the tab, in the frame that shows the text. @returns the time, in milliseconds since 1970 */
const whenSeen = (page: Page, words: string): Promise<number> =>
  page.evaluate(
    ([text, giveUpMs]) =>
      new Promise<number>((resolve, reject) => {
        const look = () => {
          const now = performance.timeOrigin + performance.now();
          if (document.getElementById('page')?.textContent?.includes(text)) resolve(now);
          else if (performance.now() > giveUpAt) reject(new Error(`"${text}" was not seen.`));
          else requestAnimationFrame(look);
        };
        const giveUpAt = performance.now() + giveUpMs;
        look();
      }),
    [words, GIVE_UP_MS] as const,
  );

/** Milliseconds from each saved file to the frame that shows it; the first save is not counted. */
async function measureSaves(page: Page, checkout: Checkout, { path: address, words }: (typeof EDITED)[0]) {
  const file = `${FOLDER}/src/pages${address}/content.ts`;
  const source = await checkout.read(file);
  const times: number[] = [];
  for (let save = 0; save <= SAVES; save++) {
    await pause(BETWEEN_SAVES_MS);
    const saved = `Words of save ${save}.`;
    const seen = whenSeen(page, saved);
    const started = performance.timeOrigin + performance.now();
    await checkout.write(file, source.replace(words, saved));
    times.push((await seen) - started);
  }
  await checkout.write(file, source);
  return times.slice(1);
}

async function measureSite({ copies, pages }: (typeof SITES)[0]): Promise<Row[]> {
  return withResources(async (resources) => {
    const checkout = await Checkout.create({ paths: [FOLDER] });
    resources.defer(() => checkout.remove());
    const sources: Record<string, string> = { ...builtRemotes, [TEAM]: checkout.path(FOLDER, 'dist-dev') };
    if (copies > 0) {
      sources[COPIES] = checkout.path(COPIES);
      await mkdir(checkout.path(COPIES));
      await writeCopies(Object.values(builtRemotes), checkout.path(COPIES), copies);
    }
    const remotes = Object.entries(sources).map((entry) => entry.join('='));
    const { url } = await startDev(resources, checkout, remotes.join());
    const browser = await launchBrowser();
    resources.defer(() => browser.close());
    const rows: Row[] = [];
    for (const edited of EDITED) {
      const page = await browser.newPage();
      await page.goto(url + edited.path);
      if (edited.isHydrated) await hydrated(page);
      const times = await measureSaves(page, checkout, edited);
      await page.close();
      progress(`${pages} pages, ${edited.path}: seen after ${withSpread(times)} ms`);
      rows.push({
        what: `npm run dev, ${pages} pages: saved file → seen, ${edited.isHydrated ? 'page with state' : 'page without code'}, ms`,
        ours: withSpread(times),
        gate: `≤ ${GATE_SEEN_MS}`,
        isMet: median(times) <= GATE_SEEN_MS,
      });
    }
    return rows;
  });
}

/** Start in a checkout in which it has run before. */
async function measureReady(): Promise<Row> {
  const times = await withResources(async (resources) => {
    const checkout = await Checkout.create({ paths: [FOLDER] });
    resources.defer(() => checkout.remove());
    const own: number[] = [];
    for (let start = 0; start <= STARTS; start++) {
      await withResources(async (running) => {
        const { readyMs } = await startDev(running, checkout, `${TEAM}=${checkout.path(FOLDER, 'dist-dev')}`);
        own.push(readyMs);
        // The build writes its cache once it has been quiet for a while.
        await pause(BETWEEN_SAVES_MS * 2);
      });
    }
    return own.slice(1);
  });
  return {
    what: `npm run dev -w ${FOLDER}: ready, ms`,
    ours: withSpread(times),
    gate: `≤ ${GATE_READY_MS.toLocaleString('en')}`,
    isMet: median(times) <= GATE_READY_MS,
  };
}

/** Measures how long a developer waits. */
export async function measureDevelopment(): Promise<Row[]> {
  const rows = [await measureReady()];
  for (const site of SITES) rows.push(...(await measureSite(site)));
  return rows;
}
