import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { launchBrowser } from '@site/dev-tools/launch-browser.ts';
import { LocalSite } from '@site/dev-tools/local-site.ts';
import { root } from '@site/dev-tools/project-root.ts';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readGuideCommands } from '../support/guide-commands.ts';
import { OtherRepository } from '../support/other-repository.ts';
import { projectCommand } from '../support/site-command.ts';

const PAGE = '/partners-portal';
const FOLDER = 'src/pages/partners-portal';
const tokens = { operator: 'the-token-of-the-operator', partners: 'the-token-of-the-partners-team' };

/** A page whose button needs React and a toast of the shell. */
const LIVE_PAGE = `import { toast } from '@site/toasts';
import { Button } from '@site/ui/actions/button.tsx';
import { HeroPlain } from '@site/ui/hero/hero-plain.tsx';
import { useState } from 'react';
import { content } from './content.ts';

export default function FirstPage() {
  const [partners, setPartners] = useState(1);
  const invite = () => {
    setPartners(partners + 1);
    toast({ title: 'Somebody is invited' });
  };
  return (
    <HeroPlain title={content.title} lead={content.lead}>
      <Button onClick={invite}>{\`Partners: \${partners}\`}</Button>
    </HeroPlain>
  );
}
`;

let site: LocalSite;
let repository: OtherRepository;
let browser: Browser;
let guide: Map<string, string[]>;

function commandsOf(heading: string): string[] {
  const commands = guide.get(heading);
  if (!commands?.length)
    throw new Error(`docs/a-repository-of-your-own.md no longer says what to type to "${heading}".`);
  return commands;
}

/** Runs the commands of a section in the checkout, as the operator of the site. */
async function runCommandsHere(heading: string, ...options: string[]): Promise<void> {
  for (const command of commandsOf(heading)) {
    const adapted = command.replace('../partners', repository.folder);
    const [, , verb = '', , ...words] = adapted.split(' ');
    const { code, stdout, stderr } = await projectCommand(verb.replace(':', '-'), ...words, ...options);
    expect(code, stdout + stderr).toBe(0);
  }
}

/** Runs the commands of a section in the repository, as the team. @returns their output */
async function runCommandsThere(heading: string): Promise<string> {
  const outputs: string[] = [];
  for (const command of commandsOf(heading)) {
    const started = performance.now();
    const addressed = command.replace('https://operations.example', site.url);
    outputs.push(await repository.run(addressed, { SITE_TOKEN: tokens.partners }));
    console.log(`${command}: ${((performance.now() - started) / 1_000).toFixed(1)} s`);
  }
  return outputs.join('\n');
}

interface Visit {
  page: Page;
  /** Errors and warnings in the browser's console. */
  complaints: string[];
  /** Bytes of the release's scripts. */
  scriptBytes: () => Promise<number>;
}

async function visit(address: string): Promise<Visit> {
  const page = await browser.newPage({ baseURL: site.url });
  const complaints: string[] = [];
  const scripts = new Map<string, Promise<Buffer>>();
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('response', (response) => {
    if (/\/remotes\/partners\/.+\.js$/.test(response.url())) scripts.set(response.url(), response.body());
  });
  await page.goto(address);
  const scriptBytes = async () => Buffer.concat(await Promise.all(scripts.values())).length;
  return { page, complaints, scriptBytes };
}

beforeAll(async () => {
  guide = await readGuideCommands('docs/a-repository-of-your-own.md');
  repository = await OtherRepository.create();
  const tokensFile = path.join(path.dirname(repository.folder), 'tokens.json');
  const entries = [
    { name: 'operator', token: tokens.operator, remotes: ['*'] },
    { name: 'partners ci', token: tokens.partners, remotes: ['partners'] },
  ];
  await writeFile(tokensFile, JSON.stringify({ tokens: entries }));
  site = new LocalSite({ environment: { TEAM_TOKENS_FILE: tokensFile } });
  [browser] = await Promise.all([launchBrowser(), site.start()]);
});

afterAll(async () => {
  await Promise.all([browser?.close(), site?.stop()]);
  await repository?.remove();
});

test('a team creates a repository, builds it without the checkout, and pushes it live by following the guide', async () => {
  await runCommandsHere('1. Make the repository');
  const manifest = JSON.parse(await repository.read('package.json'));
  expect(JSON.stringify(manifest)).not.toContain(root);
  expect(await runCommandsThere('2. Build it')).toMatch(/Tests .*14 passed/);

  vi.stubEnv('SITE_TOKEN', tokens.operator);
  await runCommandsHere('3. Add it to the site', '--site', site.url);
  expect(await (await fetch(site.url + PAGE)).status).toBe(503);

  expect(await runCommandsThere('4. Publish it')).toMatch(/live in \d+ ms: partners \S+ is live/);
  const { page, complaints } = await visit(PAGE);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Partners portal');
  expect(complaints).toEqual([]);
  await page.close();
});

/** Names of the libraries that a module imports. */
function librariesOf(source: string): string[] {
  const requests = [...source.matchAll(/^(?:import|export) (?:[^;='"]* from )?['"]([^'".][^'"]*)['"];$/gm)].map(
    ([, name = '']) => name,
  );
  return requests.map((request) => /^(?:@[^/]+\/)?[^/]+/.exec(request)?.[0] ?? '');
}

test('its packages contain compiled code, no tests, and list every imported library', async () => {
  const scope = path.join(repository.folder, 'node_modules/@site');
  for (const name of await readdir(scope)) {
    const files = await readdir(path.join(scope, name), { recursive: true });
    expect(files.filter((file) => /\.test\.|(?<!\.d)\.tsx?$/.test(file))).toEqual([]);
    expect(files).toEqual(expect.arrayContaining(['CHANGELOG.md', 'LICENSE']));
    const manifest = JSON.parse(await repository.read(`node_modules/@site/${name}/package.json`));
    expect(manifest).toMatchObject({ license: 'MIT' });
    const named = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies, [manifest.name]: '' });
    const modules = files.filter((file) => file.endsWith('.js'));
    const sources = await Promise.all(modules.map((file) => repository.read(`node_modules/@site/${name}/${file}`)));
    const imported = new Set(sources.flatMap(librariesOf).filter((library) => !/^(?:node:|@remote\/)/.test(library)));
    expect(
      [...imported].filter((library) => !named.includes(library)),
      name,
    ).toEqual([]);
  }
});

test('a page of that repository hydrates with the React and the toasts of the shell', async () => {
  await repository.write(`${FOLDER}/page.tsx`, LIVE_PAGE);
  const declaration = await repository.read(`${FOLDER}/declaration.ts`);
  await repository.write(`${FOLDER}/declaration.ts`, declaration.replace('interactive: false', 'interactive: true'));
  await repository.run('npm run build');
  const [, push = ''] = commandsOf('4. Publish it');
  await repository.run(push.replace('https://operations.example', site.url), { SITE_TOKEN: tokens.partners });

  const { page, complaints, scriptBytes } = await visit(PAGE);
  await page.locator('html[data-hydrated=true]').waitFor();
  await page.getByRole('button', { name: 'Partners: 1' }).click();
  await page.getByRole('button', { name: 'Partners: 2' }).waitFor();
  // An element of the shell, whose store a second copy in the release could not access.
  await page.getByText('Somebody is invited').waitFor();
  expect(complaints).toEqual([]);
  // The container and a small page; React DOM alone has 180,000.
  expect(await scriptBytes()).toBeLessThan(30_000);
  await page.close();
});
