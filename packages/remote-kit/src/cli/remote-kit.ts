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

build writes FOLDER/dist, a release of the remote in FOLDER, with its webpack.config.ts; FOLDER is the current folder by default.

describe writes DIST/release.json for the output of another bundler in DIST. STATEMENT is a JSON file with the name of the remote
and its pages; remote.json by default.

sign writes DIST/release.json.minisig with the secret key in the file KEY. new-key creates such a file and prints the public key for
the registry of remotes. Keys and signatures have the format of minisign.`;

async function build(folder = '.'): Promise<void> {
  if (process.env.NODE_ENV !== 'development') process.env.NODE_ENV = 'production';
  // Loads webpack only for builds.
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
