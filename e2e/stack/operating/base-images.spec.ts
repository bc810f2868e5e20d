import { execFile, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@site/dev-tools/free-port.ts';
import { inProject, root } from '@site/dev-tools/project-root.ts';
import { expect, test } from 'playwright/test';
import { docker } from '../compose.ts';

const execute = promisify(execFile);
const NEEDS_REGISTRY = 'docker-registry is missing: install the Debian package of that name.';

/** Starts a registry on this machine, which needs no certificate there. @returns `host:port` */
async function startRegistry(folder: string): Promise<{ host: string; stop(): void }> {
  const host = `localhost:${await freePort()}`;
  const settings = {
    version: '0.1',
    log: { level: 'error' },
    storage: { filesystem: { rootdirectory: path.join(folder, 'registry') } },
    http: { addr: host },
  };
  const file = path.join(folder, 'registry.json');
  await writeFile(file, JSON.stringify(settings));
  const registry = spawn('docker-registry', ['serve', file], { stdio: 'ignore' });
  const missing = new Promise<never>((_, reject) => registry.once('error', () => reject(new Error(NEEDS_REGISTRY))));
  const answers = () =>
    fetch(`http://${host}/v2/`)
      .then(({ ok }) => ok)
      .catch(() => false);
  await Promise.race([missing, expect.poll(answers, { timeout: 20_000 }).toBe(true)]);
  return { host, stop: () => void registry.kill() };
}

/**
 * Publishes an image with this text.
 * The context folder is named after the text: with equally named folders, BuildKit reuses a file of the same size and
 * time.
 */
async function publish(name: string, text: string, folder: string): Promise<void> {
  const context = path.join(folder, text);
  await mkdir(context, { recursive: true });
  await writeFile(path.join(context, 'content'), text);
  await writeFile(path.join(context, 'Dockerfile'), 'FROM scratch\nCOPY content /\n');
  await docker('build', '--quiet', '--tag', name, context);
  await docker('push', '--quiet', name);
}

const images = (verb: string, folder: string) =>
  execute(process.execPath, [inProject('scripts/run.mjs'), 'images', verb, folder], { cwd: root }).then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    ({ code, stderr }) => ({ code, text: String(stderr) }),
  );

test('base images are pinned, and outdated digests are reported', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'images-'));
  const { host, stop } = await startRegistry(folder);
  const [node, mongo] = [`${host}/node:24`, `${host}/mongo:8.0`];
  try {
    await Promise.all([publish(node, 'first', folder), publish(mongo, 'mongo', folder)]);
    const dockerfile = path.join(folder, 'deploy/Dockerfile');
    const composeFile = path.join(folder, 'docker-compose.yml');
    await mkdir(path.dirname(dockerfile));
    await writeFile(
      dockerfile,
      `FROM ${node} AS tools\nFROM tools AS shell\nFROM ${node}\nCOPY --from=tools /content /tools\n`,
    );
    const ours = `    image: site/shell:\${SITE_VERSION:-local}\n`;
    await writeFile(composeFile, `services:\n  shell:\n${ours}  mongo:\n    image: ${mongo}\n`);

    const unpinned = await images('check', folder);
    expect(unpinned.code).toBe(1);
    expect(unpinned.text).toContain(`${node} is not pinned; the registry has sha256:`);

    expect((await images('pin', folder)).code).toBe(0);
    expect(await images('check', folder)).toEqual({ code: 0, text: '' });
    const pinned = await readFile(dockerfile, 'utf8');
    expect(pinned).toMatch(
      /^FROM \S+\/node:24@sha256:\w{64} AS tools\nFROM tools AS shell\nFROM \S+@sha256:\w{64}\nCOPY/,
    );
    expect(await readFile(composeFile, 'utf8')).toMatch(/ image: \S+\/mongo:8\.0@sha256:\w{64}\n$/);
    expect(await readFile(composeFile, 'utf8')).toContain(ours);

    await publish(node, 'second', folder);
    const behind = await images('check', folder);
    expect(behind.code).toBe(1);
    expect(behind.text).toMatch(/node:24 is pinned to sha256:\w{64}, but the registry has sha256:\w{64}\./);
    await docker('build', '--quiet', '--no-cache', '--pull', '--tag', `${host}/built`, path.dirname(dockerfile));
    const container = (await docker('create', `${host}/built`, '-')).trim();
    await docker('cp', `${container}:/tools`, path.join(folder, 'built'));
    await docker('rm', container);
    expect(await readFile(path.join(folder, 'built'), 'utf8')).toBe('first');

    await images('pin', folder);
    expect(await images('check', folder)).toEqual({ code: 0, text: '' });
  } finally {
    stop();
    await docker('image', 'rm', '--force', node, mongo, `${host}/built`).catch(() => undefined);
    await rm(folder, { recursive: true, force: true });
  }
});

test('an unreachable registry is reported in one sentence, and nothing is changed', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'images-'));
  try {
    await mkdir(path.join(folder, 'deploy'));
    await writeFile(path.join(folder, 'deploy/Dockerfile'), `FROM localhost:${await freePort()}/node:24\n`);
    await writeFile(path.join(folder, 'docker-compose.yml'), 'services: {}\n');
    const { code, text } = await images('pin', folder);
    expect(code).toBe(1);
    expect(text.trim()).toMatch(/^Docker Buildx cannot look up localhost:\d+\/node:24: .*connection refused\.$/);
    expect(await readFile(path.join(folder, 'deploy/Dockerfile'), 'utf8')).not.toContain('sha256');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
