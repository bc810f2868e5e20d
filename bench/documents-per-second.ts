import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { pairedRatio, progress, withSpread } from './figures.ts';
import { hasLoadGenerator, rateOf } from './h2load.ts';
import { findNginx, Nginx, type StaticAnswer } from './nginx.ts';
import { withResources } from './resources.ts';
import type { MeasuredSite } from './site.ts';
import type { Row } from './table.ts';

/** Short and many: the speed of a machine varies, and has to affect both alike. */
const ROUNDS = 12;
const GATE = 0.6;
const WHAT = 'documents/s, home page, brotli';

/** Reads the raw response: `fetch` would decompress it. */
function readAnswer(url: string): Promise<StaticAnswer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, async (response) => {
      resolve({ content: await buffer(response), headers: new Headers(response.headers as Record<string, string>) });
    }).once('error', reject);
  });
}

/** @throws when the two would not serve the same bytes */
async function assertSame(url: string, expected: StaticAnswer): Promise<void> {
  const { content, headers } = await readAnswer(url);
  const differs = [...expected.headers.keys()].find(
    (name) => !['date', 'etag', 'keep-alive'].includes(name) && headers.get(name) !== expected.headers.get(name),
  );
  if (differs || !content.equals(expected.content)) throw new Error(`nginx answers another ${differs ?? 'body'}.`);
}

/**
 * Compares the shell with nginx as configured by Debian: a worker per core. The result of a single worker is reported
 * as well; on a machine with two cores it is faster, because the load generator then has a core to itself.
 */
export async function measureDocumentsPerSecond({ url }: MeasuredSite): Promise<Row[]> {
  const file = findNginx();
  if (!file || !hasLoadGenerator())
    return [{ what: WHAT, ours: 'not measured', reference: 'needs nginx and h2load', gate: `≥ ${GATE} ×` }];

  return withResources(async (resources) => {
    const answer = await readAnswer(url);
    const one = await Nginx.start(file, 1, answer);
    resources.defer(() => one.stop());
    const perCore = await Nginx.start(file, 'auto', answer);
    resources.defer(() => perCore.stop());
    await assertSame(one.url, answer);

    const ours = `${url.replace('localhost', '127.0.0.1')}/`;
    // Not counted: the shell's code gets faster as it runs.
    await rateOf(ours);
    const rates = { shell: [] as number[], one: [] as number[], perCore: [] as number[] };
    for (let round = 1; round <= ROUNDS; round++) {
      rates.shell.push(await rateOf(ours));
      rates.one.push(await rateOf(one.url));
      rates.perCore.push(await rateOf(perCore.url));
      progress(`documents/s, round ${round}/${ROUNDS}: ${Object.values(rates).map((list) => list.at(-1)?.toFixed(0))}`);
    }

    const compare = (reference: number[], name: string): Row => ({
      what: WHAT,
      ours: withSpread(rates.shell),
      reference: `${withSpread(reference)} ${name}`,
      ratio: pairedRatio(rates.shell, reference).toFixed(2),
      gate: `≥ ${GATE} ×`,
    });
    const gated = compare(rates.perCore, 'nginx, worker per core');
    return [
      { ...gated, isMet: pairedRatio(rates.shell, rates.perCore) >= GATE },
      { ...compare(rates.one, 'nginx, 1 worker'), gate: '–' },
    ];
  });
}
