import { COMPOSITION_PATH, type ListedPage, pageListPath } from '@site/contracts';
import { ConfigurationError } from '@site/process';
import * as z from 'zod';

const TIMEOUT_MS = 15_000;
/** Size limit of a file of a release. */
const MAX_BYTES = 5_000_000;

/** What is read of a `BrowserComposition`. */
const compositionSchema = z.object({
  remotes: z.record(
    z.string(),
    z.object({
      version: z.string(),
      container: z.string(),
      entry: z.string(),
      type: z.literal('module').optional(),
      paths: z.array(z.string()),
    }),
  ),
});

type LiveComposition = z.infer<typeof compositionSchema>;

/** Live release of a remote. */
export type LiveRelease = LiveComposition['remotes'][string];

/** Public content of a live site. */
export interface LiveSite {
  origin: string;
  /** @throws ConfigurationError (rejects) with a sentence when the address is not that of a running site */
  composition(): Promise<LiveComposition>;
  pages(remote: string, version: string): Promise<ListedPage[]>;
  /** @throws ConfigurationError (rejects) with a sentence when the site does not answer as expected */
  read(address: string): Promise<Buffer>;
}

async function fetchFully(url: URL) {
  const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
  return { answer, content: Buffer.from(await answer.arrayBuffer()) };
}

/** @param address of the site, such as `https://www.example.com` */
export function openLiveSite(address: string): LiveSite {
  const { origin } = new URL(address);

  const read = async (path: string) => {
    const url = new URL(path, origin);
    const { answer, content } = await fetchFully(url).catch(() => {
      throw new ConfigurationError(`${url} does not answer: name the address of a running site.`);
    });
    const target = URL.parse(answer.headers.get('location') ?? '', url);
    if (!answer.ok && target && target.origin !== origin)
      throw new ConfigurationError(`${url} redirects to ${target}: name that address.`);
    if (!answer.ok) throw new ConfigurationError(`${url} answers ${answer.status}: name a site of this kind.`);
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
    async composition() {
      const { data } = compositionSchema.safeParse(await readJson(COMPOSITION_PATH));
      if (data) return data;
      throw new ConfigurationError(`${origin}${COMPOSITION_PATH} lists no releases: name a site of this kind.`);
    },
    pages: (remote, version) => readJson(pageListPath(remote, version)),
  };
}
