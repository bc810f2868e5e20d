import path from 'node:path';
import { execute } from '@site/dev-tools/execute.ts';
import { root } from '@site/dev-tools/project-root.ts';
import { ConfigurationError } from '@site/process';
import { createRemote } from '../new-remote/create-remote.ts';
import { createStandalone } from '../new-remote/create-standalone.ts';
import { type PlannedRemote, planRemote } from '../new-remote/plan-remote.ts';
import { parseOptions } from '../parse-options.ts';

const USAGE = 'Usage: npm run new:remote -- NAME [--path /path-of-its-first-page] [--standalone FOLDER].';

interface Options {
  name: string;
  path?: string | undefined;
  /** Folder of a separate repository. */
  standalone?: string | undefined;
}

function readOptions(args: string[]): Options {
  const { positionals, values } = parseOptions(USAGE, {
    args,
    allowPositionals: true,
    options: { path: { type: 'string' }, standalone: { type: 'string' } },
  });
  const [name, ...others] = positionals;
  if (!name || others.length > 0) throw new ConfigurationError(USAGE);
  return { name, ...values };
}

async function addToProject(planned: PlannedRemote): Promise<number> {
  const { name } = planned;
  const written = await createRemote(planned, root);
  const code = await execute('biome', ['format', '--write', '--log-level=error', `mfe-${name}`]);
  console.log(`Written:\n${written.map((file) => `  ${file}`).join('\n')}

The first page of ${name} is ${planned.path}. Next:
  npm run build -- ${name}      a site that runs on this machine shows the page
  npm run dev -w mfe-${name}    change it, and watch it arrive
  npm test -- ${name}           before a change lands
`);
  return code;
}

async function createRepository(planned: PlannedRemote, folder: string): Promise<number> {
  await createStandalone(planned, folder, root);
  console.log(`Written: ${folder}

The first page of ${planned.name} is ${planned.path}. Next, in that folder:
  npm install      what it is made from; packages/ holds what comes from here
  npm test         before a change lands
  npm run build    a release, in dist/
README.md says how it is published.
`);
  return 0;
}

/**
 * `npm run new:remote -- NAME [--path /path] [--standalone FOLDER]`: creates a remote with one page and registers it
 * everywhere, or creates a separate repository for it, which is registered nowhere.
 */
export async function run(args: string[]): Promise<number> {
  const { name, path: pagePath, standalone } = readOptions(args);
  const planned = planRemote(name, pagePath, root);
  return standalone ? createRepository(planned, path.resolve(standalone)) : addToProject(planned);
}
