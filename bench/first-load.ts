import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { PageData } from '@site/contracts';
import type { Browser, Page, Response } from 'playwright';

/** Time after the load event in which scripts still belong to the first load. */
const AFTER_LOAD_MS = 2_000;

/** What a visitor gets who opens a page and does not touch it; all sizes in bytes of brotli 11. */
export interface FirstLoad {
  path: string;
  isInteractive: boolean;
  /** All scripts, those of workers included. */
  script: number;
  /** The styles in the document. */
  css: number;
  /** The document itself, with its styles. */
  document: number;
}

/** Sizes of scripts by address: most pages share most of them. */
export type ScriptSizes = Map<string, Promise<number>>;

const compress = promisify(zlib.brotliCompress);

async function brotliSize(content: Buffer | string): Promise<number> {
  const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: zlib.constants.BROTLI_MAX_QUALITY };
  return (await compress(content, { params })).length;
}

const isScript = (response: Response) =>
  response.request().resourceType() === 'script' || /javascript/.test(response.headers()['content-type'] ?? '');

/** @throws when the document is no composed page */
async function readDocument(path: string, html: string): Promise<Omit<FirstLoad, 'script'>> {
  const block = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html)?.[1];
  const { page } = JSON.parse(block ?? '{}') as Partial<PageData>;
  if (!page) throw new Error(`${path} does not say which page it is.`);
  const css = [...html.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text).join('');
  return { path, isInteractive: page.interactive, css: await brotliSize(css), document: await brotliSize(html) };
}

/** Collects the addresses of scripts: what is asked for again comes from the browser's memory. */
function collectScripts(page: Page, sizes: ScriptSizes): Set<string> {
  const addresses = new Set<string>();
  page.on('response', (response) => {
    if (!isScript(response)) return;
    addresses.add(response.url());
    if (!sizes.has(response.url())) sizes.set(response.url(), response.body().then(brotliSize));
  });
  return addresses;
}

/** Opens a page as a new visitor and counts. */
export async function measureFirstLoad(browser: Browser, address: URL, sizes: ScriptSizes): Promise<FirstLoad> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const scripts = collectScripts(page, sizes);
    const response = await page.goto(address.href, { waitUntil: 'load' });
    await page.waitForTimeout(AFTER_LOAD_MS);
    const found = await Promise.all([...scripts].map((script) => sizes.get(script) ?? 0));
    return {
      ...(await readDocument(address.pathname, (await response?.text()) ?? '')),
      script: found.reduce((sum, size) => sum + size, 0),
    };
  } finally {
    await context.close();
  }
}
