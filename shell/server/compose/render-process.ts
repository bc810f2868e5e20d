import type { RenderedPage } from '../store/rendered-store.ts';
import { describeFault, stackOf } from './describe-fault.ts';
import { isolate, shellGlobals } from './isolation.ts';
import type { RenderStart, RenderTask } from './render-job.ts';
import type { RenderMessage, RenderStep } from './render-message.ts';
import { createRenderer } from './renderer.ts';

type Renderer = ReturnType<typeof createRenderer>;

type Step = Pick<RenderStep, 'page' | 'isOfShell'>;

/** Before `isolate` puts another in its place. */
const real = process;
const { channel, cpuUsage, exit } = process;
const send = process.send?.bind(process);

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

/** The shell's documents come first: no bundle that is evaluated later has touched them. */
async function render(renderer: Renderer, task: RenderTask): Promise<void> {
  const { release, paths, shellPaths } = task;
  for (const page of shellPaths) await attemptPage({ page, isOfShell: true }, () => renderer.renderShellPage(page));
  if (!release) return;
  const bundle = await attempt({ isOfShell: false }, async () => renderer.load(release, task));
  for (const page of release.pages.filter(({ path }) => paths.includes(path)))
    await attemptPage({ page: page.path, isOfShell: false }, () => renderer.render(release, page, task, bundle));
}

async function end(message: RenderMessage): Promise<void> {
  current = undefined;
  await report(message);
}

/** @param sentence what the current step does */
function fault(sentence: string, stack?: string): RenderMessage {
  const { page, isOfShell = true } = current ?? {};
  const subject = isOfShell ? 'Rendering' : 'The server bundle';
  return { type: 'fault', page, reason: page ? `Page ${page}: ${sentence}` : `${subject} ${sentence}`, stack };
}

/** Loads the shell's bundle. A process that is started ahead also uses it once, so that its task finds it compiled. */
async function prepare({ context, isAhead }: RenderStart): Promise<Renderer> {
  const renderer = createRenderer(context);
  if (isAhead) await renderer.renderShellPage('/404');
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
real.on('beforeExit', () => {
  if (current) void end(fault('waits for something that never happens'));
});
isolate();
