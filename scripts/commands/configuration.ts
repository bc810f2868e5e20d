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

/** What this page shows of a property in the JSON schema. */
interface StringProperty {
  default?: unknown;
  description?: string;
  minLength?: number;
}

function variables(schema: z.ZodObject): Variable[] {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties).map(([name, property]) => {
    const { default: written, description, minLength = 0 } = property as StringProperty;
    // The JSON schema has no default for a switch, whose parsed value is not text.
    const fallback = written ?? schema.shape[name]?.safeParse(undefined).data;
    const shown = fallback === undefined || fallback === '' ? '–' : `\`${String(fallback).replace(`${root}/`, '')}\``;
    const length = minLength > 1 ? ` At least ${minLength} characters.` : '';
    return { name, fallback: shown, meaning: `${description ?? ''}${length}` };
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

All variables of the servers, generated from the schemas that parse them (\`node scripts/run.mjs configuration\`).
An invalid value ends the process with one sentence that says what to change. An empty variable counts as unset. To read a
value from a file, such as a container secret, set \`NAME_FILE\` to its path instead; if both are set, the variable wins. \`REMOTES\` and the
variables of the site configuration cannot be read from files.

For \`docker compose\`, see \`.env.example\`.

## Shell

${table(variables(shell))}

## Copy for a web server

For a web server without access to the shell's folder, as [in a cluster](../deploy/kubernetes/README.md): \`shell/server/follow.ts\`.

${table(variables(follower))}

## forms-service

${table(variables(forms))}

## Site configuration

\`shell/site.json\` holds brand, origin, phones, addresses, social profiles, captcha and sign-in address. \`SITE_CONFIG\`
names another file. Variables override single values: ${siteVariables.map((name) => `\`${name}\``).join(', ')}.
\`captcha.provider\` is one of ${['altcha', ...hostedCaptchas].map((name) => `\`${name}\``).join(', ')}; the first runs on the site's own server.
To apply changes, start the shell and forms-service with the new values, in containers by \`docker compose up --detach --wait\` (a \`restart\` keeps the former values). Remotes are not rebuilt.

## Registry of remotes

\`shell/remotes.json\`: name → \`source\` (address or folder with \`release.json\`), \`paths\` reserved for the team, \`pin\` (a version
to stay on), \`publicKeys\` (keys that may [sign its releases](deploy-a-remote.md#sign-a-release); none: no signature is required) and \`paused\`. \`REMOTES=name=URL-or-folder,…\` replaces the list of remotes and their sources; the rest of each entry still applies. \`npm run site\` adds remotes, pins and pauses while the site runs.
`;
}

export async function run(): Promise<number> {
  writeFileSync(configurationFile, configurationPage());
  return 0;
}
