import childProcess, { type ChildProcess } from 'node:child_process';
import diagnostics from 'node:diagnostics_channel';
import { syncBuiltinESMExports } from 'node:module';
import { afterAll, expect } from 'vitest';

/** Set up before each unit test file, which fails if anything has started a process when its tests have ended. */

const { spawnSync, execFileSync, execSync } = childProcess;
const started: string[] = [];

const note = (message: unknown) => {
  const { process: child } = message as { process: ChildProcess };
  child.once('spawn', () => started.push(child.spawnargs.join(' ')));
};

/** Node does not publish a process whose end it waits for. */
const noting = <Start extends (command: string, ...rest: never[]) => unknown>(start: Start): Start =>
  new Proxy(start, {
    apply(target, self, [command, ...rest]) {
      started.push(command);
      return Reflect.apply(target, self, [command, ...rest]);
    },
  });

function replaceSynchronous(functions: object): void {
  Object.assign(childProcess, functions);
  // Imports by name see the replacement, too.
  syncBuiltinESMExports();
}

diagnostics.subscribe('child_process', note);
replaceSynchronous({
  spawnSync: noting(spawnSync),
  execFileSync: noting(execFileSync),
  execSync: noting(execSync),
});

afterAll(() => {
  diagnostics.unsubscribe('child_process', note);
  replaceSynchronous({ spawnSync, execFileSync, execSync });
  expect(started, 'A unit test starts no process: name this file *.integration.test.ts. docs/decisions/0210').toEqual(
    [],
  );
});
