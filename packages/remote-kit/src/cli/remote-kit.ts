#!/usr/bin/env node
import path from 'node:path';
import { RELEASE_FILE } from '@site/contracts';
import { printFailure, writeFileAtomic } from '@site/process';
import { describeOutput } from '../describe/describe-output.ts';

const USAGE = `Usage: remote-kit describe DIST [STATEMENT]

Writes DIST/release.json for what a bundler has put into DIST. STATEMENT is a JSON file with what no tool can know: the name of
the remote and its pages; remote.json unless named.`;

async function describe(output: string, statement: string): Promise<void> {
  const release = await describeOutput(output, statement);
  await writeFileAtomic(path.join(output, RELEASE_FILE), `${JSON.stringify(release, null, 1)}\n`);
  console.log(`${release.name} ${release.version}: ${release.pages.map((page) => page.path).join(', ')}`);
}

const [verb, output, statement = 'remote.json', ...rest] = process.argv.slice(2);
if (verb !== 'describe' || !output || rest.length > 0) {
  console.error(USAGE);
  process.exitCode = 1;
} else {
  await describe(output, statement).catch((error: unknown) => {
    printFailure(error);
    process.exitCode = 1;
  });
}
