import { readFileSync, renameSync, watch, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@site/dev-tools/project-root.ts';
import { describeProblems, listProblems } from '@site/remote-kit/webpack';
import type { Configuration } from 'webpack';
import type { News } from '../../shell/server/dev/messages.ts';
import { buildTargets } from '../build/build-targets.ts';
import { readBuildConfig } from '../build/read-build-config.ts';
import { pagesWithoutCode } from './pages-without-code.ts';
import { watchBuilds } from './watch-builds.ts';

/**
 * Rebuilds one target, or a copy of it in a folder, whenever a file changes: `node watch-target.ts NAME [FOLDER]`.
 * Reports the state to its parent after each build. The configuration of the build is read once: when it changes, the
 * parent has to restart this process.
 */
const target = buildTargets.find(({ name }) => name === process.argv[2]);
if (!target) throw new Error(`Unknown build target ${process.argv[2]}.`);
const folder = path.resolve(root, process.argv[3] ?? target.folder);
/** Kept by builds, which remove files of former ones: its name begins with a dot. */
const EARLY_BUNDLE = '.early.cjs';
const CONFIGURATION = ['package.json', 'webpack.config.ts'];

const tell = (state: 'built' | 'broken' | 'outdated') => process.send?.({ state });
const remote = target.name;
const report = (news: News) => process.send?.({ news });

/** Whoever reads the file gets one or the other version. */
function writeByRename(file: string, content: Buffer): void {
  writeFileSync(`${file}.new`, content);
  renameSync(`${file}.new`, file);
}

function watchSources(config: Configuration[]) {
  let browserBuild = '';
  let isForServer = pagesWithoutCode(folder);
  return watchBuilds(config, (file) => isForServer(file), {
    onBrowserBuilt(stats) {
      if (stats.hasErrors()) return;
      const css = Object.keys(stats.compilation.assets).filter((file) => file.endsWith('.css'));
      browserBuild = stats.hash ?? '';
      report({ type: 'updated', remote, build: browserBuild, css });
    },
    onBundled({ assets, compiler }) {
      const [bundle] = Object.entries(assets).flatMap(([file, source]) => (file.endsWith('.cjs') ? [source] : []));
      if (!bundle) return;
      writeByRename(path.join(compiler.outputPath, EARLY_BUNDLE), bundle.buffer());
      report({ type: 'bundled', remote, server: EARLY_BUNDLE });
    },
    onSettled(builds) {
      const broken = builds.filter((build) => build.hasErrors());
      if (broken.length > 0) console.error(`\n${describeProblems(broken, 'errors')}\n`);
      const problems = listProblems(broken, 'errors').map((problem) => ({ by: 'build' as const, remote, ...problem }));
      report({ type: 'problems', by: 'build', remote, problems });
      if (broken.length === 0) report({ type: 'built', remote, build: browserBuild });
      tell(broken.length > 0 ? 'broken' : 'built');
      isForServer = pagesWithoutCode(folder);
    },
  });
}

/** A file that is being replaced counts as unchanged: its next event follows. */
function readConfiguration(): string | undefined {
  try {
    return CONFIGURATION.map((file) => readFileSync(path.join(folder, file), 'utf8')).join('\n');
  } catch {
    return undefined;
  }
}

let configuration = readConfiguration();
const config = await readBuildConfig(folder);
const builds = config && watchSources(config);
if (!builds) tell('broken');

/** Lets a running build finish, to leave no half-written output. */
const stop = () => (builds ? builds.close(() => process.exit()) : process.exit());

watch(folder, (_event, file) => {
  if (!file || !CONFIGURATION.includes(file)) return;
  const now = readConfiguration();
  if (now === undefined || now === configuration) return;
  configuration = now;
  console.error(`changed  ${target.name}: ${file}`);
  tell('outdated');
});

for (const event of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.once(event, stop);
