import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inProject } from '@site/dev-tools/project-root.ts';
import { progress } from '../figures.ts';
import { withResources } from '../resources.ts';
import type { Content } from './content.ts';

/** A reference application in its own folder, with its own libraries. */
export interface App {
  name: string;
  /** Folder in `bench/compare/`. */
  folder: string;
  /** Output folder of its build. */
  output: string;
}

const BUILDS = inProject('.cache/compare');
const LIBRARIES = 'node_modules';
const ENVIRONMENT = { NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' };

/** Lines of a failed command's output to show. */
const LAST_LINES = 30;

const sourceFolders = ({ folder }: App) => [inProject('bench/compare', folder), inProject('bench/compare/shared')];

/** @throws with its last lines when it fails */
async function run(folder: string, command: string[]): Promise<void> {
  await withResources(async (resources) => {
    const child = spawn('npm', ['--prefix', folder, ...command], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...ENVIRONMENT },
    });
    resources.defer(() => void child.kill());
    const chunks: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => chunks.push(chunk));
    const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
    if (code === 0) return;
    const lines = String(Buffer.concat(chunks)).trimEnd().split('\n').slice(-LAST_LINES);
    throw new Error(`npm ${command.join(' ')} failed in ${folder}:\n${lines.join('\n')}`);
  });
}

async function hashOf(app: App, { sources, files }: Content): Promise<string> {
  const hash = createHash('sha256').update(process.version).update(JSON.stringify(sources));
  for (const [address, content] of files) hash.update(address).update(content);
  for (const folder of sourceFolders(app)) {
    for (const file of globSync('**/*.*', { cwd: folder }).sort()) {
      hash.update(file).update(await readFile(path.join(folder, file)));
    }
  }
  return hash.digest('hex');
}

/** Runs a task unless it was done before for inputs with the same hash. */
async function once(record: string, hash: string, work: () => Promise<void>): Promise<void> {
  if ((await readFile(record, 'utf8').catch(() => '')) === hash) return;
  await rm(record, { force: true });
  await work();
  await writeFile(record, hash);
}

async function install(app: App, folder: string): Promise<void> {
  const lock = await readFile(path.join(folder, 'package-lock.json'));
  await once(`${folder}.installed`, createHash('sha256').update(lock).digest('hex'), async () => {
    progress(`${app.name}: installing`);
    await run(folder, ['ci', '--no-audit', '--no-fund']);
  });
}

async function writeSources(app: App, folder: string, { sources, files }: Content): Promise<void> {
  await mkdir(folder, { recursive: true });
  const stale = (await readdir(folder)).filter((name) => name !== LIBRARIES);
  await Promise.all(stale.map((name) => rm(path.join(folder, name), { recursive: true })));
  for (const source of sourceFolders(app)) await cp(source, folder, { recursive: true });
  await Promise.all(Object.entries(sources).map(([file, text]) => writeFile(path.join(folder, file), text)));
  await writeFiles(path.join(folder, 'public'), files);
}

async function writeFiles(folder: string, files: Map<string, Buffer | string>): Promise<void> {
  for (const [address, content] of files) {
    const file = path.join(folder, address);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}

/**
 * Builds an application with the content, unless both are unchanged since the last build.
 * @returns folders to serve
 * @throws when its libraries cannot be installed, or its build fails
 */
export async function buildApp(app: App, content: Content): Promise<string[]> {
  const folder = path.join(BUILDS, app.folder);
  await once(`${folder}.built`, await hashOf(app, content), async () => {
    await writeSources(app, folder, content);
    await install(app, folder);
    progress(`${app.name}: building`);
    await run(folder, ['run', 'build']);
  });
  return [path.join(folder, app.output), path.join(folder, 'public')];
}

/** Writes the document without scripts as a folder to serve. */
export async function writeStaticSite({ document, files }: Content): Promise<string[]> {
  const folder = path.join(BUILDS, 'static');
  await rm(folder, { recursive: true, force: true });
  await writeFiles(folder, new Map<string, Buffer | string>([...files, ['/index.html', document]]));
  return [folder];
}
