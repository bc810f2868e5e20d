import { writeFileSync } from 'node:fs';
import { hostedCaptchas } from '@site/contracts';
import { inProject, root } from '@site/dev-tools/project-root.ts';
import { siteVariables } from '@site/process';
import * as z from 'zod';
import { environmentSchema as forms } from '../../forms-service/src/env.ts';
import { followerSchema as follower, environmentSchema as shell } from '../../shell/server/env.ts';

/** File with the list of variables. */
export const configurationFile = inProject('docs/configuration.md');

interface Variable {
  name: string;
  fallback: string;
  meaning: string;
}

function variables(schema: z.ZodObject): Variable[] {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties).map(([name, property]) => {
    const { default: written, description = '' } = property as { default?: unknown; description?: string };
    // The JSON schema has no default for a switch, whose parsed value is not text.
    const fallback = written ?? schema.shape[name]?.safeParse(undefined).data;
    const shown = fallback === undefined || fallback === '' ? '–' : `\`${String(fallback).replace(`${root}/`, '')}\``;
    return { name, fallback: shown, meaning: description };
  });
}

const table = (rows: Variable[]) =>
  [
    '| variable | default | meaning |',
    '|---|---|---|',
    ...rows.map(({ name, fallback, meaning }) => `| \`${name}\` | ${fallback} | ${meaning.replaceAll('|', '\\|')} |`),
  ].join('\n');

/** Generates the page from the schemas that parse the environment. */
export function configurationPage(): string {
  return `# Configuration

Every variable that the servers read, generated from the schemas that parse them (\`node scripts/run.mjs configuration\`).
A wrong value ends a process with one sentence that says what to change. An empty variable counts as unset. Each may be
given as \`NAME_FILE\` instead, the path of a file that holds the value: that is how secrets reach containers.

For \`docker compose\`, see \`.env.example\`.

## Shell

${table(variables(shell))}

## Copy of what a shell publishes

For a web server that has no folder in common with the shell: \`shell/server/follow.ts\`, as [in a cluster](../deploy/kubernetes/README.md).

${table(variables(follower))}

## forms-service

${table(variables(forms))}

## Site configuration

\`shell/site.json\` holds brand, origin, phones, addresses, social profiles, captcha and sign-in address. \`SITE_CONFIG\`
names another file. Each value may be overridden by a variable: ${siteVariables.map((name) => `\`${name}\``).join(', ')}.
Who checks visitors is \`captcha.provider\`: ${['altcha', ...hostedCaptchas].map((name) => `\`${name}\``).join(', ')}; the first is our own server.
It is applied when the shell composes and when forms-service starts: start both with the new values, in containers by \`docker compose up --detach --wait\` (a \`restart\` keeps the former ones). No remote is built again.

## Registry of remotes

\`shell/remotes.json\`: name → \`source\` (address or folder with \`release.json\`), \`paths\` the team answers for, \`pin\` (a version
to stay on), \`publicKeys\` (who may sign its releases, [as minisign prints them](deploy-a-remote.md#sign-it); none: no signature is needed) and \`paused\`. \`REMOTES=name=URL-or-folder,…\` replaces the sources. \`npm run site\` adds to both while the site runs.
`;
}

export async function run(): Promise<number> {
  writeFileSync(configurationFile, configurationPage());
  return 0;
}
