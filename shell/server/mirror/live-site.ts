import { type BrowserComposition, COMPOSITION_PATH, type ListedPage, pageListPath } from '@site/contracts';
import { ConfigurationError } from '@site/process';

const TIMEOUT_MS = 15_000;
/** Size limit of a file of a release. */
const MAX_BYTES = 5_000_000;

/** Public content of a live site. */
export interface LiveSite {
  origin: string;
  composition(): Promise<BrowserComposition>;
  pages(remote: string, version: string): Promise<ListedPage[]>;
  /** @throws ConfigurationError (rejects) with a sentence when the site does not answer as expected */
  read(address: string): Promise<Buffer>;
}

/** @param address of the site, such as `https://www.example.com` */
export function openLiveSite(address: string): LiveSite {
  const { origin } = new URL(address);

  const read = async (path: string) => {
    const url = new URL(path, origin);
    const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => {
      throw new ConfigurationError(`${url} does not answer: pass a running site to --against.`);
    });
    if (!answer.ok) throw new ConfigurationError(`${url} answers ${answer.status}: name a site of this kind.`);
    const content = Buffer.from(await answer.arrayBuffer());
    if (content.length > MAX_BYTES) throw new ConfigurationError(`${url} is larger than any file of a release.`);
    return content;
  };

  const readJson = async (path: string) => {
    const text = (await read(path)).toString();
    try {
      return JSON.parse(text);
    } catch {
      throw new ConfigurationError(`${new URL(path, origin)} is not JSON: name a site of this kind.`);
    }
  };

  return {
    origin,
    read,
    composition: () => readJson(COMPOSITION_PATH),
    pages: (remote, version) => readJson(pageListPath(remote, version)),
  };
}
