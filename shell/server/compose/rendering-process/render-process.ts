import type { RenderedPage } from '../../store/rendered-store.ts';
import { subjectOf } from '../render/describe-step.ts';
import type { RenderStart, RenderTask } from '../render/render-job.ts';
import type { RenderMessage, RenderStep } from '../render/render-message.ts';
import { describeFault, stackOf } from './describe-fault.ts';
import { isolate, shellGlobals } from './isolation.ts';
import { createRenderer } from './renderer.ts';

type Renderer = ReturnType<typeof createRenderer>;
type TaskRenderer = ReturnType<Renderer['open']>;

type Step = Omit<RenderStep, 'type' | 'startedAtCpuMs'>;

/** The real process, before `isolate` replaces it. */
const real = process;
const { channel, cpuUsage, exit } = process;
const send = process.send?.bind(process);

const CONTAINER: Step = { isOfShell: false, isContainer: true };

/** Step in progress; absent after the task has ended. */
let current: Step | undefined;

/**
 * Sends a message. Resolves after it is written, because a step that never ends would block a pending write, and in a new turn of
 * the event loop, because Node reports unhandled rejections between turns.
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

async function renderLayouts({ layouts }: TaskRenderer, { layoutPaths }: RenderTask): Promise<void> {
  const step = { isOfShell: true };
  for (const paths of await attempt(step, () => layouts.alike(layoutPaths))) {
    const [path = ''] = paths;
    await report({ type: 'layout', layout: { paths, ...(await attempt(step, () => layouts.at(path))) } });
  }
}

/** Renders the shell's documents first, so that no bundle of a release can affect them. */
async function render(renderer: TaskRenderer, task: RenderTask): Promise<void> {
  const { release, isNew, paths, shellPaths } = task;
  for (const page of shellPaths) await attemptPage({ page, isOfShell: true }, () => renderer.renderShellPage(page));
  await renderLayouts(renderer, task);
  if (!release) return;
  const bundle = await attempt({ isOfShell: false }, async () => renderer.load(release));
  const code = isNew && (await attempt(CONTAINER, () => renderer.openContainer(release)));
  for (const page of release.pages.filter(({ path }) => paths.includes(path))) {
    await attemptPage({ page: page.path, isOfShell: false }, async () => {
      if (code && page.html === undefined) await code.loadPage(page.path);
      return renderer.render(release, page, bundle);
    });
  }
}

async function end(message: RenderMessage): Promise<void> {
  current = undefined;
  await report(message);
}

/** @param sentence predicate about the current step, such as `uses fetch` */
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
    await render((await renderer).open(task), task);
    await end({ type: 'done' });
  } catch (error) {
    await end(fault(describeFault(error), stackOf(error)));
  }
}

real.once('message', (start: RenderStart) => {
  const renderer = prepare(start);
  // `run` reports the error.
  renderer.catch(() => {});
  real.once('message', (task: RenderTask) => {
    // Only the task keeps this process alive, so a promise that never settles ends it immediately.
    channel?.unref();
    void run(renderer, task);
  });
});
real.once('disconnect', () => exit());
// The current step is not named: an earlier one may have caused the error.
real.on('uncaughtException', (error) => {
  void end({ type: 'fault', reason: `Rendering failed: ${describeFault(error)}` });
});
// Code of the container may leave rejections unhandled, as in browsers. Its promises are not instances of this context's Promise.
real.on('unhandledRejection', (error, promise) => {
  if (promise instanceof Promise) throw error;
});
real.on('beforeExit', () => {
  const subject = current?.isContainer ? 'The container ' : '';
  if (current) void end(fault(`${subject}waits for a promise that never settles`));
});
isolate();
