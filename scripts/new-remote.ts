import { parseArgs } from 'node:util';
import { execute } from '@site/dev-tools/execute.ts';
import { root } from '@site/dev-tools/project-root.ts';
import { ConfigurationError } from '@site/process';
import { createRemote } from './new-remote/create-remote.ts';
import { planRemote } from './new-remote/plan-remote.ts';

const USAGE = 'Write npm run new:remote -- NAME [--path /path-of-its-first-page].';

function readOptions(args: string[]): { name: string; path?: string | undefined } {
  try {
    const { positionals, values } = parseArgs({ args, allowPositionals: true, options: { path: { type: 'string' } } });
    const [name, ...others] = positionals;
    if (name && others.length === 0) return { name, path: values.path };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
  throw new ConfigurationError(USAGE);
}

/** `npm run new:remote -- NAME [--path /path]`: makes a remote with one page, and registers it wherever remotes are listed. */
export async function run(args: string[]): Promise<number> {
  const options = readOptions(args);
  const planned = planRemote(options.name, options.path, root);
  const { name, path } = planned;
  const written = await createRemote(planned, root);
  const code = await execute('biome', ['format', '--write', '--log-level=error', `mfe-${name}`]);
  console.log(`Written:\n${written.map((file) => `  ${file}`).join('\n')}

The first page of ${name} is ${path}. Next:
  npm run build -- ${name}      a site that runs on this machine shows the page
  npm run dev -w mfe-${name}    change it, and watch it arrive
  npm test -- ${name}           before a change lands
`);
  return code;
}
