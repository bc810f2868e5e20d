import type { ChildProcess } from 'node:child_process';
import diagnostics from 'node:diagnostics_channel';
import { once } from 'node:events';
import path from 'node:path';
import { readSiteConfig } from '@site/process';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { toNavigation } from '../../../navigation/navigation.ts';
import { readShellBuild } from '../../shell-build.ts';
import { RemoteFolder } from '../../testing/remote-folder.ts';
import { createRenderProcesses, type RenderProcesses } from './render-processes.ts';
import { runRenderJob } from './run-render-job.ts';

const inShell = (name: string) => path.join(import.meta.dirname, '../../..', name);
const LIMITS = { pageTimeoutMs: 500, memoryMb: 128 };
/** For releases that use up all they may: the limit of a release is ten times as much. */
const SHORT = { ...LIMITS, pageTimeoutMs: 100 };

/** Returns how many steps of a loop take this much processor time, in ms: on a busy machine, a page that waits uses little of it. */
function stepsWithin(cpuMs: number): number {
  const sample = 50_000_000;
  const before = process.cpuUsage();
  let sum = 0;
  for (let step = 0; step < sample; step++) sum += step % 7;
  const { user } = process.cpuUsage(before);
  return Math.round((sample * cpuMs * 1_000) / Math.max(user, sum / sample));
}

let limits = LIMITS;
let folders: RemoteFolder[] = [];
let started: ChildProcess[] = [];
let onStart = (_child: ChildProcess) => {};

const watch = (message: unknown) => {
  const { process: child } = message as { process: ChildProcess };
  started.push(child);
  child.once('spawn', () => onStart(child));
};

beforeEach(() => {
  limits = LIMITS;
  folders = [];
  started = [];
  onStart = () => {};
  diagnostics.subscribe('child_process', watch);
});

afterEach(() => {
  diagnostics.unsubscribe('child_process', watch);
  for (const folder of folders) folder.remove();
});

function publish(...release: Parameters<RemoteFolder['publish']>) {
  const folder = new RemoteFolder();
  folders.push(folder);
  const published = folder.publish(...release);
  return { release: published, fileOf: (name: string) => path.join(folder.path, name) };
}

async function openProcesses(spare = 0) {
  const site = await readSiteConfig(inShell('site.json'));
  const shell = await readShellBuild(inShell('dist'));
  return createRenderProcesses({ context: { site, shell, rumSample: 0 }, memoryMb: LIMITS.memoryMb, spare });
}

const render = async (...published: ReturnType<typeof publish>[]) => renderIn(await openProcesses(), ...published);

/** Renders all pages of these releases and of the shell. */
async function renderIn(processes: RenderProcesses, ...published: ReturnType<typeof publish>[]) {
  const pages: Record<string, string> = {};
  const job = {
    releases: published.map(({ release, fileOf }) => ({
      release,
      fileOf,
      today: '',
      paths: release.pages.map((page) => page.path),
      isNew: true,
    })),
    list: [],
    navigation: toNavigation(() => []),
    unavailable: ['/away'],
  };
  const fault = await runRenderJob(job, processes, limits, {
    page(remote, page) {
      pages[page.path] = remote;
    },
  });
  return { fault, pages };
}

const sales = () => publish({ name: 'sales', pages: [{ path: '/' }, { path: '/prices' }] });
const all = { '/404': 'shell', '/away': 'shell', '/': 'sales', '/prices': 'sales' };
const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

describe('Rendering', () => {
  test('is retried when the system kills its process', async () => {
    onStart = (child) => void (started.length === 1 && child.kill('SIGKILL'));
    expect(await render(sales())).toEqual({ fault: undefined, pages: all });
    expect(started).toHaveLength(2);
  });

  test('blames no release when its process never starts', async () => {
    onStart = (child) => void child.kill('SIGKILL');
    const { fault } = await render(sales());
    expect(fault).toEqual({ reason: expect.stringMatching(/^Rendering crashed the rendering process \(SIGKILL\)/) });
  });

  test('blames a page that exceeds a limit twice, and continues where the first process ended', async () => {
    limits = SHORT;
    const { fault, pages } = await render(
      publish({ name: 'sales', pages: [{ path: '/' }, { path: '/prices', code: 'for (;;) {}' }] }),
    );
    expect(fault).toEqual({ remote: 'sales', page: '/prices', reason: 'Page /prices exceeds the time limit.' });
    expect(pages).toEqual({ '/404': 'shell', '/away': 'shell', '/': 'sales' });
    expect(started).toHaveLength(2);
  });

  test('blames a release whose pages are all slow before the last one is rendered', async () => {
    limits = SHORT;
    const code = `let sum = 0;
      for (let step = 0; step < ${stepsWithin(SHORT.pageTimeoutMs * 0.2)}; step++) sum += step % 7;
      return React.createElement('p', null, 'Words '.repeat(20), sum);`;
    const slow = Array.from({ length: 100 }, (_, index) => ({ path: `/prices/${index}`, code }));
    const { fault, pages } = await render(publish({ name: 'sales', pages: slow }));
    expect(fault).toEqual({
      remote: 'sales',
      reason: expect.stringMatching(
        /^The release takes too long: it used 1\.\d s of processor and idle time up to page \/prices\/\d+; the limit for its 100 pages is 1\.0 s\.$/,
      ),
    });
    expect(pages).not.toHaveProperty('/prices/99');
    expect(started).toHaveLength(1);
  });

  test('blames a release of which every process renders one page and loops on the next', async () => {
    limits = SHORT;
    const bundle = `const React = require('react');
      const Page = () => React.createElement('p', null, 'Words '.repeat(20));
      let rendered = 0;
      exports.loadPage = async () => { for (;rendered > 0;); rendered += 1; return Page; };`;
    const looping = Array.from({ length: 20 }, (_, index) => ({ path: `/prices/${index}` }));
    const { fault } = await render(publish({ name: 'sales', pages: looping, bundle }));
    expect(fault).toEqual({
      remote: 'sales',
      reason: expect.stringMatching(
        /^The release takes too long: it used 1\.\d s of processor and idle time up to page \/prices\/\d+; the limit for its 20 pages is 1\.0 s\.$/,
      ),
    });
  });

  test('blames a release whose documents exceed the total size limit', async () => {
    limits = { ...LIMITS, pageTimeoutMs: 5_000 };
    // Links and ids count more than their HTML.
    const code = `const places = Array.from({ length: 50_000 }, (_, index) => '<br id=' + index + '>').join('');
      return React.createElement('div', { dangerouslySetInnerHTML: { __html: 'Words '.repeat(20) + places } });`;
    const large = Array.from({ length: 22 }, (_, index) => ({ path: `/prices/${index}`, code }));
    const { fault, pages } = await render(publish({ name: 'sales', pages: large }));
    expect(fault).toEqual({
      remote: 'sales',
      page: expect.stringMatching(/^\/prices\/1\d$/),
      reason: expect.stringMatching(
        /^The documents of the release and their links are 10\d\.\d MB up to page \/prices\/1\d;/,
      ),
    });
    expect(pages).toHaveProperty('/prices/10');
    expect(pages).not.toHaveProperty(fault?.page ?? '');
  });

  test('ignores unhandled rejections of code for browsers', async () => {
    const container = `Promise.reject(new Error('nobody waits'));
      globalThis.site_sales = { init() {}, get: async () => () => ({ loadPage: async () => () => null }) };`;
    const careless = publish({ name: 'sales', pages: [{ path: '/' }, { path: '/prices' }], container });
    expect(await render(careless)).toEqual({ fault: undefined, pages: all });
  });

  test('uses a separate process for each release and ends it', async () => {
    const help = publish({ name: 'help', pages: [{ path: '/help' }] });
    expect(await render(sales(), help)).toEqual({ fault: undefined, pages: { ...all, '/help': 'help' } });
    expect(started).toHaveLength(2);
    expect(started.every(hasEnded)).toBe(true);
  });

  test('isolates pages of other releases from changes to shared objects', async () => {
    const pollute = publish({
      name: 'help',
      pages: [{ path: '/help' }],
      bundle: `const React = require('react');
        React.createElement = () => { throw new Error('polluted'); };
        Object.prototype.isPolluted = true;
        Array.prototype.map = () => { throw new Error('polluted'); };`,
    });
    const { fault, pages } = await render(pollute, sales());
    expect(fault).toMatchObject({ remote: 'help' });
    expect(pages).toEqual(all);
  });
});

describe('Spare processes', () => {
  test('render one task each', async () => {
    const processes = await openProcesses(1);
    processes.refill();
    processes.refill();
    expect(started).toHaveLength(1);
    expect(await renderIn(processes, sales())).toEqual({ fault: undefined, pages: all });
    expect(started).toHaveLength(1);
    expect(await renderIn(processes, sales())).toEqual({ fault: undefined, pages: all });
    expect(started).toHaveLength(2);
    expect(started.every(hasEnded)).toBe(true);
  });

  test('are not missed when the system has killed them', async () => {
    const processes = await openProcesses(1);
    processes.refill();
    const [child] = started;
    child?.kill('SIGKILL');
    if (child) await once(child, 'close');
    expect(await renderIn(processes, sales())).toEqual({ fault: undefined, pages: all });
    expect(started).toHaveLength(2);
  });

  test('end with the shell', async () => {
    const processes = await openProcesses(2);
    processes.refill();
    const ended = started.map((child) => once(child, 'close'));
    processes.close();
    await Promise.all(ended);
    processes.refill();
    expect(started).toHaveLength(2);
  });
});
