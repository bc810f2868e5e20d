import { type ChildProcess, spawn } from 'node:child_process';
import { globSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { inProject, root } from '@site/dev-tools/project-root.ts';
import type { News } from '../../shell/server/dev/messages.ts';

/** Run by Node.js, because Windows cannot execute the scripts of `node_modules/.bin`. */
const COMPILER = inProject('node_modules/typescript/bin/tsc');
const FOLDER = inProject('node_modules/.cache/dev-types');
const ERROR = /^([^()]+)\((\d+),(\d+)\): error (.+)$/;
/** First line of the compiler for each check but the first. */
const AGAIN = /File change detected\. Starting incremental compilation\.\.\.$/;
/** Last line of the compiler after each check. */
const DONE = /Found \d+ errors?\. Watching for file changes\.$/;
/** Editors empty a file before they write it. A check in between is followed by another one at once. */
const SETTLED_MS = 300;

/** Limits the compiler to the sources of one remote, and of the packages to what it imports. */
function writeConfig(name: string, sources: string): string {
  mkdirSync(FOLDER, { recursive: true });
  const file = path.join(FOLDER, `${name}.json`);
  const config = {
    extends: inProject('tsconfig.json'),
    compilerOptions: { tsBuildInfoFile: path.join(FOLDER, `${name}.tsbuildinfo`) },
    include: [
      path.join(sources, 'src'),
      path.join(sources, 'build'),
      inProject('packages/remote-kit/src/entry/*.d.ts'),
    ],
    exclude: ['**/node_modules'],
  };
  writeFileSync(file, JSON.stringify(config));
  return file;
}

/** Tells states of a folder apart: a file that was moved keeps its time of modification. */
const latestChange = (folder: string): number =>
  Math.max(...globSync('{src,build}/**', { cwd: folder }).map((file) => changedAt(path.join(folder, file))));

const changedAt = (file: string): number => statSync(file, { throwIfNoEntry: false })?.ctimeMs ?? 0;

/**
 * Starts the compiler. In a session of its own, its low priority would mean nothing: Linux first divides processors
 * among sessions, and a check would take half of a build's processor.
 */
function startCompiler(options: string[]) {
  const child = spawn(process.execPath, [COMPILER, ...options], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  child.once('spawn', () => {
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  });
  return child;
}

/** The compiler handles other signals only between checks. All that it writes is a cache. */
const end = (child: ChildProcess) => child.kill('SIGKILL');

/**
 * Rechecks the types of a remote whenever a file changes. Builds do not wait for it: saved changes are shown whether or
 * not they are valid.
 * @param sources folder of the remote
 */
export function watchTypes(name: string, sources: string, tell: (news: News) => void) {
  const options = ['--watch', '--preserveWatchOutput', '--pretty', 'false', '--project', writeConfig(name, sources)];
  let found: (News & { type: 'problems' })['problems'] = [];
  let reporting: NodeJS.Timeout | undefined;
  let isStopped = false;

  const report = () => {
    tell({ type: 'problems', by: 'types', remote: name, problems: found });
    for (const { place, message } of found) console.error(`types    ${place}\n         ${message}`);
  };
  const forget = () => {
    clearTimeout(reporting);
    found = [];
  };

  const start = () => {
    const child = startCompiler(options);
    const before = latestChange(sources);
    let isFirst = true;
    child.once('error', ({ message }) => console.error(`types    ${name}: cannot be checked: ${message}`));

    /** The compiler does not notice changes during its first check, and the next one continues from its results. */
    const finish = () => {
      if (isStopped) return;
      const isOutdated = isFirst && latestChange(sources) !== before;
      isFirst = false;
      if (!isOutdated) {
        reporting = setTimeout(report, SETTLED_MS);
        return;
      }
      forget();
      end(child);
      current = start();
    };

    createInterface({ input: child.stdout }).on('line', (line) => {
      const [, file, row, column, message] = ERROR.exec(line) ?? [];
      if (message) found.push({ by: 'types', remote: name, place: `${file}:${row}:${column}`, message });
      else if (AGAIN.test(line)) forget();
      else if (DONE.test(line)) finish();
    });
    return child;
  };

  let current = start();
  return {
    async stop() {
      isStopped = true;
      forget();
      end(current);
    },
  };
}
