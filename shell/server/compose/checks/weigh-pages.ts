import type { Release, ReleasePage } from '@site/contracts';
import type { FileStore } from '../../store/file-store.ts';
import { transferSize } from '../../store/transfer-size.ts';
import type { Warning } from '../composition.ts';

/** Budget of a page on top of the shell's own files, in compressed bytes. */
const BUDGETS = { js: 24_000, css: 4_000 };

const WHAT = { js: 'scripts', css: 'styles' };

const kilobytes = (bytes: number) => `${(bytes / 1_000).toFixed(1)}\u00a0KB`;

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

/** Warns of pages whose own files exceed the budget. */
export async function weighPages(files: FileStore, releases: Release[]): Promise<Warning[]> {
  // A missing file must not block other releases.
  const weighed = (release: Release, page: ReleasePage) => weigh(files, release, page).catch(() => []);
  const pages = releases.flatMap((release) => release.pages.map((page) => weighed(release, page)));
  return (await Promise.all(pages)).flat();
}
