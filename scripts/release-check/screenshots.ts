import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from 'playwright';

/** Widths of a desktop and of a phone, in pixels. */
export const WIDTHS = [1440, 390];
export const HEIGHT = 900;

/** Name of a page's pictures, such as `solutions-voice`. */
const nameOf = (pagePath: string) => pagePath.slice(1).replaceAll('/', '-') || 'home';

const fileOf = (kind: 'new' | 'live', pagePath: string, width: number) => `${nameOf(pagePath)}-${width}-${kind}.png`;

/** Saves what the page shows from top to end, without movement. */
async function save(page: Page, folder: string, file: string): Promise<void> {
  await page.screenshot({ path: path.join(folder, file), fullPage: true, animations: 'disabled' });
}

/** Saves a picture of a page of the release that is checked. */
export const saveNew = (page: Page, folder: string, width: number): Promise<void> =>
  save(page, folder, fileOf('new', new URL(page.url()).pathname, width));

/** Saves pictures of a page as it is live. @returns whether there is such a page */
export async function saveLive(browser: Browser, address: URL, folder: string): Promise<boolean> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const response = await page.goto(address.href);
    if (response?.status() !== 200) return false;
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      await save(page, folder, fileOf('live', address.pathname, width));
    }
    return true;
  } finally {
    await context.close();
  }
}

/** A page of the release, and whether there are pictures of it as it is live. */
export interface PicturedPage {
  path: string;
  isLive: boolean;
}

const figure = (caption: string, file: string) =>
  `<figure><figcaption>${caption}</figcaption><img src="${file}" alt="${caption}" loading="lazy"></figure>`;

function section({ path: pagePath, isLive }: PicturedPage): string {
  const figures = WIDTHS.flatMap((width) => [
    ...(isLive ? [figure(`${pagePath}, live, ${width} px`, fileOf('live', pagePath, width))] : []),
    figure(`${pagePath}, this release, ${width} px`, fileOf('new', pagePath, width)),
  ]);
  return `<section><h2>${pagePath}</h2><div>${figures.join('')}</div></section>`;
}

const STYLES = `body{font:16px/1.5 system-ui;margin:2rem}div{display:flex;gap:1rem;align-items:start;overflow-x:auto}
figure{margin:0;flex:1 0 20rem}img{width:100%;border:1px solid #999}`;

/** Writes a page with the pictures of the release beside those of what is live. @returns its file */
export async function writeComparison(folder: string, title: string, pages: PicturedPage[]): Promise<string> {
  const file = path.join(folder, 'index.html');
  const head = `<meta charset="utf-8"><title>${title}</title><style>${STYLES}</style>`;
  await mkdir(folder, { recursive: true });
  await writeFile(
    file,
    `<!doctype html><html lang="en"><head>${head}</head><body><h1>${title}</h1>${pages.map(section).join('')}</body></html>`,
  );
  return file;
}
