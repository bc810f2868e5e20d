import type { LocalRelease } from './local-releases.ts';
import type { PageRenderer } from './render-page.ts';

const ADDRESS = '/-/dev/pages';

/** Pages of changes whose release is not complete yet. */
interface EarlyPages {
  /** @param server bundle of a coming release */
  note(remote: string, server: string): void;
  /** The release of the remote is complete. */
  forget(remote: string): void;
  /** @returns the document at an address below `/-/dev/pages`, with an empty header and footer */
  find(address: string, all: LocalRelease[]): Promise<string | undefined>;
}

/** The other files are those of the former release, whose styles the pages still have. */
export function createEarlyPages(pages: PageRenderer): EarlyPages {
  const bundles = new Map<string, string>();
  return {
    note: (remote, server) => void bundles.set(remote, server),
    forget: (remote) => void bundles.delete(remote),
    async find(address, all) {
      if (!address.startsWith(`${ADDRESS}/`)) return undefined;
      const path = address.slice(ADDRESS.length);
      for (const { folder, release } of all) {
        const page = release.pages.find((one) => one.path === path);
        const server = bundles.get(release.name);
        if (!page || !server) continue;
        const result = await pages.renderAlone({ folder, release: { ...release, server } }, page, all);
        return 'html' in result ? result.html : undefined;
      }
      return undefined;
    },
  };
}
