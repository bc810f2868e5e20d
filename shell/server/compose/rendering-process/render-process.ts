import type { RenderedPage } from '../../store/rendered-store.ts';
import { subjectOf } from '../render/describe-step.ts';
import type { RenderStart, RenderTask } from '../render/render-job.ts';
import type { RenderMessage, RenderStep } from '../render/render-message.ts';
import { describeFault, stackOf } from './describe-fault.ts';
import { isolate, shellGlobals } from './isolation.ts';
import { createRenderer } from './renderer.ts';

type Renderer = ReturnType<typeof createRenderer>;

type Step = Omit<RenderStep, 'type' | 'startedAtCpuMs'>;

/** Before `isolate` puts another in its place. */
const real = process;
const { channel, cpuUsage, exit } = process;
const send = process.send?.bind(process);

const CONTAINER: Step = { isOfShell: false, isContainer: true };

/** What is rendered now, unless the task has ended. */
let current: Step | undefined;

/**
 * Resolves once the message has left, since a step that never ends could not send what is still to be written; and in a
 * new turn of the event loop, since Node tells of promises that were rejected in vain between two turns.
 */
const report = (message: RenderMessage) =>
  new Promise<void>((resolve) => {
    send?.(message, undefined, {}, () => shellGlobals.setImmediate(resolve));
  });

async function attempt<Result>(step: Step, work: () => Promise<Result>): Promise<Result> {
  current = step;
  const { user, system } = cpuUsage();
  await report({ type: 'step', ...step, startedAtCpuMs: (user + system) / 1_000 });
  return work();
}

async function attemptPage(step: Step, work: () => Promise<RenderedPage>): Promise<void> {
  await report({ type: 'page', page: await attempt(step, work) });
}

async function renderLayouts({ layouts }: Renderer, { layoutPaths, navigation }: RenderTask): Promise<void> {
  const step = { isOfShell: true };
  for (const paths of await attempt(step, () => layouts.alike(layoutPaths, navigation))) {
    const [path = ''] = paths;
    await report({ type: 'layout', layout: { paths, ...(await attempt(step, () => layouts.at(path, navigation))) } });
  }
}

/** The shell's documents come first: no bundle that is evaluated later has touched them. */
async function render(renderer: Renderer, task: RenderTask): Promise<void> {
  const { release, isNew, paths, shellPaths } = task;
  for (const page of shellPaths)
    await attemptPage({ page, isOfShell: true }, () => renderer.renderShellPage(page, task));
  await renderLayouts(renderer, task);
  if (!release) return;
  const bundle = await attempt({ isOfShell: false }, async () => renderer.load(release, task));
  const code = isNew && (await attempt(CONTAINER, () => renderer.openContainer(release, task)));
  for (const page of release.pages.filter(({ path }) => paths.includes(path))) {
    await attemptPage({ page: page.path, isOfShell: false }, async () => {
      if (code && page.html === undefined) await code.loadPage(page.path);
      return renderer.render(release, page, task, bundle);
    });
  }
}

async function end(message: RenderMessage): Promise<void> {
  current = undefined;
  await report(message);
}

/** @param sentence what the current step does */
function fault(sentence: string, stack?: string): RenderMessage {
  const step = current ?? { isOfShell: true };
  const { page, isContainer } = step;
  if (isContainer) return { type: 'fault', reason: sentence };
  return { type: 'fault', page, reason: `${subjectOf(step)}${page ? ':' : ''} ${sentence}`, stack };
}

async function prepare({ context, isAhead }: RenderStart): Promise<Renderer> {
  const renderer = createRenderer(context);
  if (isAhead) await renderer.warmUp();
  return renderer;
}

async function run(renderer: Promise<Renderer>, task: RenderTask): Promise<void> {
  try {
    await render(await renderer, task);
    await end({ type: 'done' });
  } catch (error) {
    await end(fault(describeFault(error), stackOf(error)));
  }
}

real.once('message', (start: RenderStart) => {
  const renderer = prepare(start);
  // Reported by the task.
  renderer.catch(() => {});
  real.once('message', (task: RenderTask) => {
    // Nothing but the task keeps this process running: one that waits in vain is noticed at once.
    channel?.unref();
    void run(renderer, task);
  });
});
real.once('disconnect', () => exit());
// It may have been thrown long after the step that caused it.
real.on('uncaughtException', (error) => {
  void end({ type: 'fault', reason: `Rendering failed: ${describeFault(error)}` });
});
// Node would take it for an error that nobody has caught. In a browser nobody misses a promise that was rejected in vain.
real.on('unhandledRejection', (error, promise) => {
  if (promise instanceof Promise) throw error;
});
real.on('beforeExit', () => {
  const subject = current?.isContainer ? 'The container ' : '';
  if (current) void end(fault(`${subject}waits for a promise that never settles`));
});
isolate();
