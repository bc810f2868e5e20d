import { fork } from 'node:child_process';
import { inProject, root } from '@site/dev-tools/project-root.ts';
import { ServiceFailed } from '@site/dev-tools/service.ts';
import { type KeptRunning, keepRunning, type Running } from './keep-running.ts';

/** Longest time a build may take to end: one that evaluates an endless declaration never does. */
const STOP_MS = 5_000;

type State = 'built' | 'broken';

export interface WatchedPart extends KeptRunning<Running> {
  /** Resolves when the part has been built for the first time. */
  built: Promise<void>;
}

/** Starts a watching build and waits for its first result, good or bad. */
function startWatching(options: string[], note: (state: State) => void): Promise<Running> {
  const child = fork(inProject('scripts/watch-part.ts'), options, {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'development' },
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stop = async () => {
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
    await ended;
    clearTimeout(timer);
  };
  return new Promise((resolve, reject) => {
    child.on('message', ({ state }: { state: State }) => {
      note(state);
      resolve({ process: child, ended, stop });
    });
    child.once('error', reject);
    void ended.then(() => reject(new ServiceFailed(`The watching build of ${options[0]} ended before it had built.`)));
  });
}

/**
 * Builds a part again whenever its sources change, whatever happens to the process that builds.
 * @param name name of the part
 * @param folder folder of the part, when it is a copy
 */
export function watchPart(name: string, folder?: string): WatchedPart {
  const { promise: built, resolve } = Promise.withResolvers<void>();
  const note = (state: State) => {
    console.error(state === 'built' ? `built    ${name}` : `failed   ${name}: correct what stands above`);
    if (state === 'built') resolve();
  };
  return { ...keepRunning(name, () => startWatching(folder ? [name, folder] : [name], note)), built };
}
