import { type BrowserComposition, COMPOSITION_PATH, type PageData, type SiteConfig } from '@site/contracts';

/** Content of a running site. */
export interface SiteComposition {
  site: SiteConfig;
  /** Path → remote that owns it. */
  paths: Record<string, string>;
}

/** Returns the JSON block of a document. @throws when it has none */
async function readPageData(address: string): Promise<PageData> {
  const html = await (await fetch(address)).text();
  const [, json] = html.split('<script type="application/json" id="page-data">');
  if (!json) throw new Error(`${address} answers no document of the site.`);
  return JSON.parse(json.slice(0, json.indexOf('</script>'))) as PageData;
}

/** @param url address of a running site */
export async function readComposition(url: string): Promise<SiteComposition> {
  const [{ site }, response] = await Promise.all([readPageData(url), fetch(new URL(COMPOSITION_PATH, url))]);
  const { remotes } = (await response.json()) as BrowserComposition;
  const owners = Object.entries(remotes).flatMap(([remote, { paths }]) => paths.map((path) => [path, remote]));
  return { site, paths: Object.fromEntries(owners) };
}
