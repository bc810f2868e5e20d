import { existsSync, watch } from 'node:fs';
import path from 'node:path';
import { inProject } from '@site/dev-tools/project-root.ts';
import { exitCodeOf, startService } from '@site/dev-tools/service.ts';
import { build } from './build.ts';
import { type BuildTarget, remotes, shell, toRemote } from './build-targets.ts';
import { keepRunning } from './keep-running.ts';
import { untilStopRequested } from './stop-requested.ts';
import { createSupervisor } from './supervise.ts';
import { watchForRemotes } from './watch-for-remotes.ts';
import { watchTarget } from './watched-build.ts';

const RESTART_AFTER_MS = 50;

const dataDir = () => process.env.DATA_DIR ?? '.data/dev';

interface WatchedRemote extends BuildTarget {
  /** Folder that is watched and built. */
  sources: string;
}

/**
 * The shell, on the port on which it was started first.
 * @param chosen those that it is started with the next time
 */
function shellStarter(chosen: WatchedRemote[], formsPort: number) {
  let port = process.env.PORT;
  return async () => {
    const sources = chosen.map(({ name, sources }) => `${name}=${path.join(sources, 'dist-dev')}`);
    const service = await startService(inProject('shell/server/start.ts'), {
      NODE_ENV: 'development',
      DATA_DIR: dataDir(),
      REMOTES: process.env.REMOTES ?? sources.join(','),
      REMOTES_POLL_MS: process.env.REMOTES_POLL_MS ?? '100',
      SHELL_DIST: inProject('shell/dist-dev'),
      DEV_RELOAD: 'true',
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
      FORMS_URL: `http://127.0.0.1:${formsPort}`,
      ...(port && { PORT: port }),
    });
    port = String(service.port);
    return service;
  };
}

/** Calls back once when something in the folders has changed and then been quiet for a moment. */
function onChange(folders: string[], changed: () => void) {
  let timer: NodeJS.Timeout | undefined;
  const watchers = folders.map((folder) =>
    watch(folder, { recursive: true }, (_event, file) => {
      if (!file || !/(?:\.ts|shell\.json)$/.test(file)) return;
      clearTimeout(timer);
      timer = setTimeout(changed, RESTART_AFTER_MS);
    }),
  );
  return {
    async stop() {
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
    },
  };
}

/**
 * `npm run dev` for all teams, `npm run dev -w mfe-wholesale` for one: its pages inside the real header and footer.
 * A saved file is built, released, composed, and open tabs reload. A target that cannot be built keeps what it last
 * released, and holds nobody up.
 * @param options name of the team, and the folder of its remote when that is a copy
 */
export async function run([team, folder]: string[]): Promise<number> {
  const stopRequested = untilStopRequested();
  const chosen = remotes
    .filter(({ name }) => !team || name === team)
    .map((target) => ({ ...target, sources: folder ? path.resolve(folder) : inProject(target.folder) }));
  if (!(await build(['forms']))) return 1;

  const known = chosen.map(({ name }) => name);
  const shellBuild = watchTarget(shell.name);
  const builds = [shellBuild, ...chosen.map(({ name, sources }) => watchTarget(name, sources))];
  const supervisor = createSupervisor();
  const running: { stop(): Promise<void> }[] = [...builds, supervisor];

  /** Builds a remote that was added meanwhile, and starts the site again with it. */
  const join = async (name: string, restart: () => Promise<void>) => {
    console.error(`added    ${name}`);
    const target = toRemote(name);
    const built = watchTarget(name);
    running.push(built);
    await built.built;
    chosen.push({ ...target, sources: inProject(target.folder) });
    await restart();
  };

  const serve = async () => {
    await Promise.all(builds.map(({ first }) => first));
    if (!existsSync(inProject('shell/dist-dev/shell.json'))) {
      console.error('waiting  for the shell: the site starts when it is built');
      await shellBuild.built;
    }
    const formsPort = await supervisor.start({
      name: 'forms-service',
      file: inProject('forms-service/src/start.ts'),
      environment: { DATA_DIR: dataDir() },
      portVariable: 'FORMS_PORT',
    });
    const site = keepRunning('site', shellStarter(chosen, formsPort));
    running.push(site);
    const { port } = await site.first;
    const pages = chosen.map(({ name }) => name).join(', ');
    console.log(`\n  Site     http://localhost:${port}\n  Pages    ${pages}\n  Stop     Ctrl-C\n`);
    running.push(onChange([inProject('shell/server'), inProject('shell/dist-dev')], site.restart));
    if (!team) running.push(watchForRemotes(known, (name) => void join(name, site.restart)));
    await stopRequested;
  };

  try {
    await Promise.race([stopRequested, serve()]);
    return 0;
  } catch (error) {
    return exitCodeOf(error);
  } finally {
    await Promise.all(running.map(({ stop }) => stop()));
  }
}
