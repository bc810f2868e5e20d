import path from 'node:path';
import { inProject } from '@site/dev-tools/project-root.ts';
import { exitCodeOf } from '@site/dev-tools/service.ts';
import { ConfigurationError } from '@site/process';
import { mirrorSite } from '../../shell/server/mirror/mirror-site.ts';
import { type BuildTarget, remotes, toRemote } from '../build/build-targets.ts';
import { createDevShell } from '../dev/dev-shell.ts';
import { onChange } from '../dev/on-change.ts';
import { watchForRemotes } from '../dev/watch-for-remotes.ts';
import { watchTarget } from '../dev/watched-build.ts';
import { watchShell } from '../dev/watched-shell.ts';
import { watchTypes } from '../dev/watched-types.ts';
import { isSiteAddress, parseOptions } from '../parse-options.ts';
import { type KeptProcess, keepRunning } from '../servers/keep-running.ts';
import { keepServer } from '../servers/keep-server.ts';
import { untilStopRequested } from '../servers/stop-requested.ts';
import { withoutTls } from '../servers/without-tls.ts';
import { build } from './build.ts';

const RESTART_AFTER_MS = 50;
const USAGE = `Usage: npm run dev [-- NAME [FOLDER] [--against https://www.example.com]]; NAME is one of ${remotes.map(({ name }) => name).join(', ')}.`;

interface WatchedRemote extends BuildTarget {
  /** Folder to watch and build. */
  sources: string;
}

const sourceOf = ({ name, sources }: WatchedRemote) => `${name}=${path.join(sources, 'dist-dev')}`;

interface Wanted {
  /** One team; all by default. */
  team?: string | undefined;
  /** Folder of its remote when that is a copy. */
  folder?: string | undefined;
  /** Live site that provides the other remotes. */
  against?: string | undefined;
}

/** @throws ConfigurationError for an unknown option, team or address */
function readArguments(args: string[]): Wanted {
  const { positionals, values } = parseOptions(USAGE, {
    args,
    allowPositionals: true,
    options: { against: { type: 'string' } },
  });
  const [team, folder] = positionals;
  const { against } = values;
  if (positionals.length > 2 || (team && !remotes.some(({ name }) => name === team)))
    throw new ConfigurationError(USAGE);
  if (against !== undefined && !isSiteAddress(against))
    throw new ConfigurationError(
      `--against takes the address of a site such as https://www.example.com, not ${against}.`,
    );
  return { team, folder, against };
}

/**
 * `npm run dev` for all teams, `npm run dev -w mfe-wholesale` for one: its pages inside the real header and footer.
 * Open tabs update on every save; the site is composed in the background and reports what would be refused. A target
 * that fails to build keeps its last release and does not block others.
 * @param args name of the team, and the folder of its remote when that is a copy; `--against URL` shows the other
 *   remotes as they are live there
 */
export async function run(args: string[]): Promise<number> {
  const { team, folder, against } = readArguments(args);
  const stopRequested = untilStopRequested();
  const chosen = remotes
    .filter(({ name }) => !team || name === team)
    .map((target) => ({ ...target, sources: folder ? path.resolve(folder) : inProject(target.folder) }));
  const known = chosen.map(({ name }) => name);
  const dataDir = process.env.DATA_DIR ?? '.data/dev';
  const running: { stop(): Promise<void> }[] = [];
  const mirror = against
    ? await mirrorSite(against, path.join(dataDir, 'against'), (name) => known.includes(name))
    : { folders: {}, finished: Promise.resolve() };
  const mirrored = Object.entries(mirror.folders).map((entry) => entry.join('='));
  const devShell = createDevShell({
    dataDir,
    remotes: () => [...chosen.map(sourceOf), ...mirrored].join(),
    against,
  });
  let site: KeptProcess<number> | undefined;

  const builds = chosen.map(({ name, sources }) => watchTarget(name, devShell.tell, sources));
  const shellBuild = watchShell(() => void site?.restart());
  running.push(...builds, shellBuild);

  /** Builds a remote that was added while the site runs, and restarts the site with it. */
  const join = async (name: string) => {
    console.error(`added    ${name}`);
    const target = toRemote(name);
    const sources = inProject(target.folder);
    const built = watchTarget(name, devShell.tell);
    running.push(built);
    await built.built;
    chosen.push({ ...target, sources });
    running.push(watchTypes(name, sources, devShell.tell));
    await site?.restart();
  };

  const startForms = () => {
    const server = keepServer({
      name: 'forms-service',
      file: inProject('forms-service/src/start.ts'),
      environment: { ...withoutTls, DATA_DIR: dataDir },
      portVariable: 'FORMS_PORT',
    });
    running.push(server);
    return server.first;
  };

  const serve = async (): Promise<number> => {
    if (!(await build(['forms']))) return 1;
    const formsPort = await startForms();
    await shellBuild.built;
    site = keepRunning('site', () => devShell.launch(formsPort));
    running.push(site);
    const [port] = await Promise.all([site.first, ...builds.map(({ first }) => first)]);
    const others = against ? `, the others as on ${against}` : '';
    console.log(`\n  Site     http://localhost:${port}\n  Pages    ${known.join(', ')}${others}\n  Stop     Ctrl-C\n`);
    mirror.finished.catch((error: Error) => console.error(`against  ${error.message}`));
    running.push(onChange([inProject('shell/server')], (file) => file.endsWith('.ts'), RESTART_AFTER_MS, site.restart));
    running.push(...chosen.map(({ name, sources }) => watchTypes(name, sources, devShell.tell)));
    if (!team) running.push(watchForRemotes(known, (name) => void join(name)));
    await stopRequested;
    return 0;
  };

  try {
    return (await Promise.race([stopRequested, serve()])) ?? 0;
  } catch (error) {
    return exitCodeOf(error);
  } finally {
    await Promise.all(running.map(({ stop }) => stop()));
  }
}
