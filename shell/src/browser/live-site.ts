import { type BrowserComposition, type BrowserRelease, COMPOSITION_PATH, type PageData } from '@site/contracts';

/** Longest time that the first page waits for the composition, which it does not need for rendering. */
const LATE_MS = 2_000;

async function fetchComposition(): Promise<BrowserComposition> {
  const response = await fetch(COMPOSITION_PATH, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${COMPOSITION_PATH}: ${response.status}`);
  return response.json();
}

/** A tab's view of the whole site. */
export interface LiveSite {
  /** Resolves when the composition is known, unavailable, or late: it may arrive afterwards. */
  loaded: Promise<void>;
  /** Remote that owns a path, if the tab may go there without a document load. */
  ownerOf(path: string): string | undefined;
  /** @throws for an unknown remote */
  releaseOf(remote: string): BrowserRelease;
  /** Remotes of the site. */
  remotes(): string[];
}

/**
 * Fetches the composition once and keeps it until the next document load. A tab whose document belongs to another
 * release follows links with document loads.
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
  };
}
