import { type BrowserComposition, type BrowserRelease, COMPOSITION_PATH, type PageData } from '@site/contracts';

/** How long the first page waits for what it does not need to be shown. */
const LATE_MS = 2_000;

async function fetchComposition(): Promise<BrowserComposition> {
  const response = await fetch(COMPOSITION_PATH, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${COMPOSITION_PATH}: ${response.status}`);
  return response.json();
}

/** What a tab knows of the whole site. */
export interface LiveSite {
  /** Resolves when the tab knows it, or that it cannot be had, or is late: it may be known later then. */
  loaded: Promise<void>;
  /** Remote that owns a path, if the tab may go there without a document. */
  ownerOf(path: string): string | undefined;
  /** @throws when the tab does not know the remote */
  releaseOf(remote: string): BrowserRelease;
  /** Remotes of the site. */
  remotes(): string[];
  /** Whether another composition is live by now. */
  isStale(): Promise<boolean>;
}

/**
 * Fetches once what is live, and stays with it until the next document. A tab whose document is of another release than
 * that follows links with documents.
 */
export function createLiveSite({ page }: PageData): LiveSite {
  let composition: BrowserComposition | undefined;
  const owners = new Map<string, string>();

  const pin = (live: BrowserComposition) => {
    if (page && live.remotes[page.remote]?.version !== page.release.version) return;
    composition = live;
    for (const [remote, { paths }] of Object.entries(live.remotes)) for (const path of paths) owners.set(path, remote);
  };

  return {
    loaded: Promise.race([
      fetchComposition().then(pin, () => {}),
      new Promise<void>((resolve) => setTimeout(resolve, LATE_MS)),
    ]),
    ownerOf: (path) => owners.get(path),
    releaseOf(remote) {
      const release = page?.remote === remote ? page.release : composition?.remotes[remote];
      if (!release) throw new Error(`No release of ${remote} is known.`);
      return release;
    },
    remotes: () => Object.keys(composition?.remotes ?? {}),
    isStale: () =>
      fetchComposition().then(
        ({ id }) => id !== composition?.id,
        () => false,
      ),
  };
}
