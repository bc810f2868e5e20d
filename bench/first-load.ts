import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { PageData } from '@site/contracts';
import type { Browser, Page, Response } from 'playwright';

/** Time after the load event in which scripts still belong to the first load. */
const AFTER_LOAD_MS = 2_000;

/** Cost of opening a page without interaction; all sizes in bytes of brotli 11. */
export interface FirstLoad {
  path: string;
  isInteractive: boolean;
  /** Whether its code waits until a visitor reaches a control. */
  waitsForTouch: boolean;
  /** All scripts, including those of workers and those in the document. */
  script: number;
  /** The styles in the document. */
  css: number;
  /** The document itself, with its styles. */
  document: number;
}

/** Sizes of scripts and style sheets by address: most pages share most of them. */
export type FileSizes = Map<string, Promise<number>>;

const compress = promisify(zlib.brotliCompress);

/** Bytes of brotli 11. */
export async function brotliSize(content: Buffer | string): Promise<number> {
  const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: zlib.constants.BROTLI_MAX_QUALITY };
  return (await compress(content, { params })).length;
}

const isScript = (response: Response) =>
  response.request().resourceType() === 'script' || /javascript/.test(response.headers()['content-type'] ?? '');

const isStylesheet = (response: Response) => response.request().resourceType() === 'stylesheet';

/** @throws when the document is not a composed page */
async function readDocument(path: string, html: string): Promise<Omit<FirstLoad, 'script'>> {
  const block = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html)?.[1];
  const { page } = JSON.parse(block ?? '{}') as Partial<PageData>;
  if (!page) throw new Error(`${path} has no page data.`);
  const css = [...html.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text).join('');
  return {
    path,
    isInteractive: page.interactive,
    waitsForTouch: html.includes(' data-hydrate="on-touch"'),
    css: await brotliSize(css),
    document: await brotliSize(html),
  };
}

/** Adds up sizes of matching files; repeated requests are served from the browser's memory. */
function collectFiles(page: Page, sizes: FileSizes, matches: (response: Response) => boolean) {
  const addresses = new Set<string>();
  page.on('response', (response) => {
    if (!matches(response)) return;
    addresses.add(response.url());
    if (!sizes.has(response.url())) sizes.set(response.url(), response.body().then(brotliSize));
  });
  return async () => {
    const found = await Promise.all([...addresses].map((address) => sizes.get(address) ?? 0));
    return found.reduce((sum, size) => sum + size, 0);
  };
}

/** Requests of a page without interaction. */
interface UntouchedPage {
  html: string;
  /** Bytes of all scripts, including those of workers and those in the document, brotli 11. */
  script: number;
  /** Bytes of style sheets outside the document, brotli 11. */
  stylesheets: number;
  /** Number of requests, including the document. */
  requests: number;
}

/** Concatenates the scripts of a document, without data blocks. */
const inlineScripts = (html: string) =>
  [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)]
    .filter(([, attributes = '']) => !/\bsrc=|\btype="(?!module|text\/javascript)/.test(attributes))
    .map(([, , text]) => text)
    .join('');

/** Opens a page as a new visitor and measures it. */
export async function measureUntouchedPage(browser: Browser, address: URL, sizes: FileSizes): Promise<UntouchedPage> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    let requests = 0;
    page.on('request', () => requests++);
    const scriptSize = collectFiles(page, sizes, isScript);
    const stylesheetSize = collectFiles(page, sizes, isStylesheet);
    const response = await page.goto(address.href, { waitUntil: 'load' });
    await page.waitForTimeout(AFTER_LOAD_MS);
    const html = (await response?.text()) ?? '';
    const inline = inlineScripts(html);
    return {
      html,
      script: (await scriptSize()) + (inline ? await brotliSize(inline) : 0),
      stylesheets: await stylesheetSize(),
      requests,
    };
  } finally {
    await context.close();
  }
}

/** Opens a composed page as a new visitor and measures it. */
export async function measureFirstLoad(browser: Browser, address: URL, sizes: FileSizes): Promise<FirstLoad> {
  const { html, script } = await measureUntouchedPage(browser, address, sizes);
  return { ...(await readDocument(address.pathname, html)), script };
}
