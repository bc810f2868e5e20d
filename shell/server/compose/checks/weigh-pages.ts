import type { Release, ReleasePage } from '@site/contracts';
import type { FileStore } from '../../store/file-store.ts';
import { transferSize } from '../../store/transfer-size.ts';
import type { Warning } from '../composition.ts';

/** What a page may bring along on top of the shell's share of the site's budgets, in bytes as they are sent. */
const BUDGETS = { js: 24_000, css: 4_000 };

const WHAT = { js: 'scripts', css: 'styles' };

const kilobytes = (bytes: number) => `${(bytes / 1_000).toFixed(1)} KB`;

async function weigh(files: FileStore, release: Release, page: ReleasePage): Promise<Warning[]> {
  const kinds = ['js', 'css'] as const;
  const weighed = kinds.map(async (kind) => ({ kind, size: await transferSize(files, release, page[kind]) }));
  return (await Promise.all(weighed))
    .filter(({ kind, size }) => size > BUDGETS[kind])
    .map(({ kind, size }) => ({
      remote: release.name,
      page: page.path,
      message: `Page ${WHAT[kind]}: ${kilobytes(size)}, over the ${kilobytes(BUDGETS[kind])} budget.`,
    }));
}

/** Names the pages whose own files weigh more than the budget of a page. */
export async function weighPages(files: FileStore, releases: Release[]): Promise<Warning[]> {
  // What the store has lost cannot be weighed, and must not keep others from going live.
  const weighed = (release: Release, page: ReleasePage) => weigh(files, release, page).catch(() => []);
  const pages = releases.flatMap((release) => release.pages.map((page) => weighed(release, page)));
  return (await Promise.all(pages)).flat();
}
