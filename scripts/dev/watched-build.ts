import { inProject } from '@site/dev-tools/project-root.ts';
import { type LaunchedProcess, launchProcess } from '@site/dev-tools/service.ts';
import type { News } from '../../shell/server/dev/messages.ts';
import { type KeptProcess, keepRunning } from '../servers/keep-running.ts';

/** Longest time that a build may take to stop: one that evaluates an endless declaration never does. */
const STOP_TIMEOUT_MS = 5_000;

/** Message of a watching build: its state, or news for the shell. */
interface BuildMessage {
  state?: 'built' | 'broken' | 'outdated';
  news?: News;
}

interface WatchedBuild extends KeptProcess<unknown> {
  /** Resolves when the target has been built for the first time. */
  built: Promise<void>;
}

/** Launches a watching build, which is ready after its first result, good or bad. */
function launchBuild(args: string[], note: (message: BuildMessage) => void): LaunchedProcess<unknown> {
  const launched = launchProcess<BuildMessage>(inProject('scripts/dev/watch-target.ts'), {
    args,
    environment: { NODE_ENV: 'development', NODE_COMPILE_CACHE: inProject('node_modules/.cache/node') },
    isReady: ({ state }) => state === 'built' || state === 'broken',
    stopTimeoutMs: STOP_TIMEOUT_MS,
  });
  launched.process.on('message', note);
  return launched;
}

/**
 * Rebuilds a target whenever its sources change, and restarts the building process when it ends.
 * @param name name of the target
 * @param onNews receives news for open tabs
 * @param folder folder of the target, when it is a copy
 */
export function watchTarget(name: string, onNews: (news: News) => void, folder?: string): WatchedBuild {
  const { promise: built, resolve } = Promise.withResolvers<void>();
  const note = ({ state, news }: BuildMessage) => {
    if (news) onNews(news);
    if (state === 'outdated') void kept.restart();
    if (state === 'broken') console.error(`failed   ${name}: fix the errors above`);
    if (state !== 'built') return;
    console.error(`built    ${name}`);
    resolve();
  };
  const kept = keepRunning(name, () => launchBuild(folder ? [name, folder] : [name], note));
  return { ...kept, built };
}
