import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { median, pairedRatio, progress, withSpread } from './figures.ts';
import { COPIES, writeCopies } from './page-copies.ts';
import { withResources } from './resources.ts';
import { builtRemotes, readMetric, readResidentMemory, startShell } from './shell.ts';
import { readSite } from './site.ts';
import type { Row } from './table.ts';

const ROUNDS = 5;
const GATE_S = 2;
/** Factor by which copies multiply the site's pages. */
const TIMES = 10;
const GATE_PER_PAGE = 1.3;
const MB = 1_000_000;

interface Composed {
  pages: number;
  seconds: number;
  /** Resident memory of the shell with all releases. */
  bytes: number;
}

/** Starts a shell, which composes once before it is ready, and reads the cost. */
async function composeOnce(dataDir: string, remotes: Record<string, string>): Promise<Composed> {
  return withResources(async (resources) => {
    // Otherwise documents of the previous round would be reused.
    await rm(path.join(dataDir, 'rendered'), { recursive: true, force: true });
    const shell = await startShell({ dataDir, remotes });
    resources.defer(() => shell.stop());
    const url = `http://127.0.0.1:${shell.port}`;
    const { paths } = await readSite(url);
    return {
      pages: paths.length,
      seconds: await readMetric(url, 'site_compose_duration_seconds_sum'),
      bytes: await readResidentMemory(url),
    };
  });
}

function perPageRow(what: string, ours: Composed[], reference: Composed[], cost: (composed: Composed) => number): Row {
  const perPage = (list: Composed[]) => list.map((composed) => cost(composed) / composed.pages);
  const ratio = pairedRatio(perPage(ours), perPage(reference));
  return {
    what: `${what} per page, ${ours[0]?.pages} pages`,
    ours: withSpread(perPage(ours), 2),
    reference: `${withSpread(perPage(reference), 2)} of ${reference[0]?.pages} pages`,
    ratio: ratio.toFixed(2),
    gate: `≤ ${GATE_PER_PAGE} ×`,
    isMet: ratio <= GATE_PER_PAGE,
  };
}

/** Composes the site and one of ten times its pages, alternately. */
export async function measureComposing(): Promise<Row[]> {
  return withResources(async (resources) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'composing-'));
    resources.defer(() => rm(folder, { recursive: true, force: true }));
    const copies = path.join(folder, 'release');
    await mkdir(copies);
    await writeCopies(Object.values(builtRemotes), copies, TIMES - 1);

    const site: Composed[] = [];
    const large: Composed[] = [];
    for (let round = 0; round <= ROUNDS; round++) {
      site.push(await composeOnce(path.join(folder, 'site'), builtRemotes));
      large.push(await composeOnce(path.join(folder, 'large'), { ...builtRemotes, [COPIES]: copies }));
      const said = [site, large].map((list) => `${list.at(-1)?.pages} pages in ${list.at(-1)?.seconds.toFixed(2)} s`);
      progress(`composing, round ${round}/${ROUNDS}: ${said.join(', ')}`);
    }
    // The first round also ingests the releases.
    const [ours, reference] = [large.slice(1), site.slice(1)];
    const seconds = reference.map((composed) => composed.seconds);
    return [
      {
        what: `composing all ${reference[0]?.pages} pages, s`,
        ours: withSpread(seconds, 2),
        gate: `≤ ${GATE_S}`,
        isMet: median(seconds) <= GATE_S,
      },
      perPageRow('composing, ms', ours, reference, (composed) => composed.seconds * 1_000),
      perPageRow('memory of the shell, MB', ours, reference, (composed) => composed.bytes / MB),
    ];
  });
}
