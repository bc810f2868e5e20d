import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fillInForms } from '@site/dev-tools/contact-forms.ts';
import { inProject } from '@site/dev-tools/project-root.ts';
import { startService, withoutRateLimits } from '@site/dev-tools/service.ts';
import { pairedRatio, progress, withSpread } from './figures.ts';
import { postAll } from './post-all.ts';
import { withResources } from './resources.ts';
import type { Row } from './table.ts';

/** Processor time of a submission falls up to about the 4,000th, until V8 has compiled all that is hot. */
const WARM_UP = 4;
const ROUNDS = 5;
const POSTS = 1_000;
const GATE = { rate: 1.8, tail: 0.5 };

/** The captcha is as cheap as possible; verifying it costs the service the same at any difficulty. */
const environment = (dataDir: string) => ({
  DATA_DIR: dataDir,
  FORMS_PORT: '0',
  ...withoutRateLimits,
  CAPTCHA_COST: '1',
  LOG_LEVEL: 'warn',
});

type Posted = Awaited<ReturnType<typeof postAll>>;

const BARE = 'bare Express, a FULL commit each';

function rateRow(measured: Posted[], reference: Posted[]): Row {
  const [ours, theirs] = [measured.map(({ perSecond }) => perSecond), reference.map(({ perSecond }) => perSecond)];
  const ratio = pairedRatio(ours, theirs);
  return {
    what: 'durable submissions/s, SQLite',
    ours: withSpread(ours),
    reference: `${withSpread(theirs)} ${BARE}`,
    ratio: ratio.toFixed(2),
    gate: `≥ ${GATE.rate} ×`,
    isMet: ratio >= GATE.rate,
  };
}

function tailRow(measured: Posted[], reference: Posted[]): Row {
  const [ours, theirs] = [measured.map(({ p99 }) => p99), reference.map(({ p99 }) => p99)];
  const ratio = pairedRatio(ours, theirs);
  return {
    what: 'p99 of a submission, ms',
    ours: withSpread(ours),
    reference: `${withSpread(theirs)} ${BARE}`,
    ratio: ratio.toFixed(2),
    gate: `< ${GATE.tail} ×`,
    isMet: ratio < GATE.tail,
  };
}

/** Waits until all mails are written: otherwise the reference would share its turn with them. */
async function delivered(url: string): Promise<void> {
  const isWaiting = async () => {
    const metrics = await (await fetch(`${url}/metrics`)).text();
    return /^forms_undelivered\{[^}]*state="waiting"\} [1-9]/m.test(metrics);
  };
  while (await isWaiting()) await pause(100);
}

/** Compares forms-service, including all its checks, with a minimal durable endpoint. */
export async function measureSubmissions(): Promise<Row[]> {
  return withResources(async (resources) => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'submissions-'));
    resources.defer(() => rm(dataDir, { recursive: true, force: true }));
    const forms = await startService(inProject('forms-service/src/start.ts'), environment(dataDir));
    resources.defer(() => forms.stop());
    const url = `http://127.0.0.1:${forms.port}`;
    const bare = await startService(inProject('bench/bare-express.ts'), {});
    resources.defer(() => bare.stop());

    const ours: Posted[] = [];
    const theirs: Posted[] = [];
    for (let round = 1 - WARM_UP; round <= ROUNDS; round++) {
      const name = `submissions, ${round > 0 ? `round ${round}/${ROUNDS}` : 'warming up'}`;
      progress(`${name}: solving ${POSTS} captchas`);
      const bodies = await fillInForms(url, POSTS);
      ours.push(await postAll(`${url}/api/contact`, bodies));
      await delivered(url);
      theirs.push(await postAll(`http://127.0.0.1:${bare.port}/api/contact`, bodies));
      progress(`${name}: ${ours.at(-1)?.perSecond.toFixed(0)}/s, ${theirs.at(-1)?.perSecond.toFixed(0)}/s`);
    }
    const [measured, reference] = [ours.slice(WARM_UP), theirs.slice(WARM_UP)];
    return [rateRow(measured, reference), tailRow(measured, reference)];
  });
}
