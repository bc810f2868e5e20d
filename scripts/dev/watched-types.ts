import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
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

/** The command runs the compiler in a child process. */
function end({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGTERM');
  } catch {
    // It has already ended.
  }
}

/**
 * Rechecks the types of a remote whenever a file changes. Builds do not wait for it: saved changes are shown whether or
 * not they are valid.
 * @param sources folder of the remote
 */
export function watchTypes(name: string, sources: string, tell: (news: News) => void) {
  const options = ['--watch', '--preserveWatchOutput', '--pretty', 'false', '--project', writeConfig(name, sources)];
  const command = [COMPILER, ...options];
  const child = spawn(process.execPath, command, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'], detached: true });
  child.once('spawn', () => {
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  });
  child.once('error', ({ message }) => console.error(`types    ${name}: cannot be checked: ${message}`));
  let found: (News & { type: 'problems' })['problems'] = [];
  let reporting: NodeJS.Timeout | undefined;

  const report = () => {
    tell({ type: 'problems', by: 'types', remote: name, problems: found });
    for (const { place, message } of found) console.error(`types    ${place}\n         ${message}`);
  };
  const forget = () => {
    clearTimeout(reporting);
    found = [];
  };

  createInterface({ input: child.stdout }).on('line', (line) => {
    const [, file, row, column, message] = ERROR.exec(line) ?? [];
    if (message) found.push({ by: 'types', remote: name, place: `${file}:${row}:${column}`, message });
    else if (AGAIN.test(line)) forget();
    else if (DONE.test(line)) reporting = setTimeout(report, SETTLED_MS);
  });
  return {
    async stop() {
      forget();
      end(child);
    },
  };
}
