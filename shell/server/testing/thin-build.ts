import { copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const DIST = path.join(import.meta.dirname, '../../dist');

let made: string | undefined;

/**
 * Creates a build of the shell without files that no document references, and with one picture for all categories: storing the
 * other forty took half of the start of a shell in a test.
 * @returns its folder, the same for all tests of a process
 */
export function thinBuild(): string {
  made ??= make();
  return made;
}

function make(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'shell-build-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const { files: _, social, ...build } = JSON.parse(readFileSync(path.join(DIST, 'shell.json'), 'utf8'));
  const [picture] = Object.values<string>(social);
  const named: unknown[] = [picture, ...Object.values(build).flat()];
  const files = new Set(
    named.filter((value) => typeof value === 'string').filter((value) => value.startsWith('static/')),
  );
  const manifest = {
    ...build,
    social: Object.fromEntries(Object.keys(social).map((category) => [category, picture])),
    files: [...files].filter((file) => file !== build.loader),
  };
  cpSync(path.join(DIST, 'server'), path.join(folder, 'server'), { recursive: true });
  mkdirSync(path.join(folder, 'static'));
  for (const file of [...files].flatMap((name) => [name, `${name}.br`, `${name}.gz`]))
    if (existsSync(path.join(DIST, file))) copyFileSync(path.join(DIST, file), path.join(folder, file));
  writeFileSync(path.join(folder, 'shell.json'), JSON.stringify(manifest));
  return folder;
}

/** Returns the folder of a build whose shell provides another version of a library. The caller removes it. */
export function buildWith(library: string, version: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'shell-build-'));
  cpSync(thinBuild(), folder, { recursive: true });
  const manifest = path.join(folder, 'shell.json');
  const build = JSON.parse(readFileSync(manifest, 'utf8'));
  build.shared[library] = version;
  writeFileSync(manifest, JSON.stringify(build));
  return folder;
}
