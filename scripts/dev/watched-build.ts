import { fork } from 'node:child_process';
import { inProject, root } from '@site/dev-tools/project-root.ts';
import { ServiceFailed } from '@site/dev-tools/service.ts';
import type { News } from '../../shell/server/dev/messages.ts';
import { keepRunning, type RestartedProcess, type RunningProcess } from './keep-running.ts';

/** Longest time a build may take to end: one that evaluates an endless declaration never does. */
const STOP_TIMEOUT_MS = 5_000;

/** What a watching build tells: its state, or news for the shell. */
interface BuildMessage {
  state?: 'built' | 'broken';
  news?: News;
}

export interface WatchedBuild extends RestartedProcess<RunningProcess> {
  /** Resolves when the target has been built for the first time. */
  built: Promise<void>;
}

/** Starts a watching build and waits for its first result, good or bad. */
function startWatching(options: string[], note: (message: BuildMessage) => void): Promise<RunningProcess> {
  const child = fork(inProject('scripts/dev/watch-target.ts'), options, {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'development', NODE_COMPILE_CACHE: inProject('node_modules/.cache/node') },
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stop = async () => {
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
    await ended;
    clearTimeout(timer);
  };
  return new Promise((resolve, reject) => {
    child.on('message', (message: BuildMessage) => {
      note(message);
      if (message.state) resolve({ process: child, ended, stop });
    });
    child.once('error', reject);
    void ended.then(() => reject(new ServiceFailed(`The watching build of ${options[0]} ended before it had built.`)));
  });
}

/**
 * Builds a target again whenever its sources change, whatever happens to the process that builds.
 * @param name name of the target
 * @param onNews told what open tabs should learn
 * @param folder folder of the target, when it is a copy
 */
export function watchTarget(name: string, onNews: (news: News) => void, folder?: string): WatchedBuild {
  const { promise: built, resolve } = Promise.withResolvers<void>();
  const note = ({ state, news }: BuildMessage) => {
    if (news) onNews(news);
    if (!state) return;
    console.error(state === 'built' ? `built    ${name}` : `failed   ${name}: correct what stands above`);
    if (state === 'built') resolve();
  };
  return { ...keepRunning(name, () => startWatching(folder ? [name, folder] : [name], note)), built };
}
