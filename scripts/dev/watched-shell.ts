import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { inProject } from '@site/dev-tools/project-root.ts';
import { inputHash, shell } from '../build/build-targets.ts';
import { onChange } from './on-change.ts';
import { watchTarget } from './watched-build.ts';

const OUTPUT = inProject('shell/dist-dev');
const DESCRIPTION = `${OUTPUT}/shell.json`;
const MARK = `${OUTPUT}/.inputs`;
const SOURCES = ['shell/src', 'shell/build', 'packages'].map((folder) => inProject(folder));
const QUIET_MS = 50;

const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

/** The shell's development build. */
interface WatchedShell {
  /** Resolves when a build of the present sources exists. */
  built: Promise<void>;
  stop(): Promise<void>;
}

/**
 * Builds the shell when its last development build is outdated, and from the first change of its sources.
 * @param onBuilt called when the build has changed
 */
export function watchShell(onBuilt: () => void): WatchedShell {
  const inputs = inputHash(shell);
  const running: { stop(): Promise<void> }[] = [];
  let description = read(DESCRIPTION);

  const start = () => {
    const build = watchTarget(shell.name, () => {});
    running.push(build);
    return build.built.then(() => {
      // A change during the build may not be in it.
      if (inputHash(shell) === inputs) writeFileSync(MARK, inputs);
    });
  };

  const startOnChange = () => {
    const sourceWatcher = onChange(
      SOURCES,
      (file) => /\.(?:tsx?|css)$/.test(file) && !/\.(?:test|spec)\.|node_modules/.test(file),
      QUIET_MS,
      () => {
        void sourceWatcher.stop();
        void start();
      },
    );
    running.push(sourceWatcher);
  };

  const isCurrent = description !== undefined && read(MARK) === inputs;
  if (isCurrent) startOnChange();
  const built = isCurrent ? Promise.resolve() : start();
  void built.then(() => {
    description = read(DESCRIPTION);
  });
  mkdirSync(OUTPUT, { recursive: true });
  const outputWatcher = onChange(
    [OUTPUT],
    (file) => file === 'shell.json',
    QUIET_MS,
    () => {
      const now = read(DESCRIPTION);
      if (now === description) return;
      description = now;
      // The mark no longer describes this build.
      rmSync(MARK, { force: true });
      onBuilt();
    },
  );
  running.push(outputWatcher);
  return { built, stop: async () => void (await Promise.all(running.map(({ stop }) => stop()))) };
}
