#!/usr/bin/env node
import path from 'node:path';
import { RELEASE_FILE } from '@site/contracts';
import { printFailure, writeFileAtomic } from '@site/process';
import { describeOutput } from '../describe/describe-output.ts';
import { signRelease, writeSigningKey } from '../release/sign-release.ts';

const USAGE = `Usage: remote-kit build [FOLDER]
       remote-kit describe DIST [STATEMENT]
       remote-kit sign DIST KEY
       remote-kit new-key KEY

build writes FOLDER/dist, a release of the remote in FOLDER, as its webpack.config.ts says; the present folder unless named.

describe writes DIST/release.json for what another bundler has put into DIST. STATEMENT is a JSON file with what no tool can know:
the name of the remote and its pages; remote.json unless named.

sign writes DIST/release.json.minisig with the secret key in the file KEY, and new-key makes such a file and prints the public key for
the registry of remotes. Keys and signatures are those of minisign.`;

async function build(folder = '.'): Promise<void> {
  if (process.env.NODE_ENV !== 'development') process.env.NODE_ENV = 'production';
  // Whoever describes an output has no need of webpack.
  const { buildRemote } = await import('../webpack/build-remote.ts');
  if (!(await buildRemote(folder, console.error))) process.exitCode = 1;
}

async function describe(output: string, statement = 'remote.json'): Promise<void> {
  const release = await describeOutput(output, statement);
  await writeFileAtomic(path.join(output, RELEASE_FILE), `${JSON.stringify(release, null, 1)}\n`);
  console.log(`${release.name} ${release.version}: ${release.pages.map((page) => page.path).join(', ')}`);
}

async function sign(output: string, keyFile: string): Promise<void> {
  console.log(`signed: ${await signRelease(output, keyFile)}`);
}

async function createKey(keyFile: string): Promise<void> {
  console.log(await writeSigningKey(keyFile));
}

function run([verb, folder, statement, ...rest]: string[]): Promise<void> | undefined {
  if (verb === 'build' && statement === undefined) return build(folder);
  if (verb === 'describe' && folder && rest.length === 0) return describe(folder, statement);
  if (verb === 'sign' && folder && statement && rest.length === 0) return sign(folder, statement);
  if (verb === 'new-key' && folder && statement === undefined) return createKey(folder);
  console.error(USAGE);
  process.exitCode = 1;
  return undefined;
}

await run(process.argv.slice(2))?.catch((error: unknown) => {
  printFailure(error);
  process.exitCode = 1;
});
