import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { inProject, root } from '@site/dev-tools/project-root.ts';
import { inputHash, type Part, parts } from './parts.ts';

const AT_ONCE = 2;

function isCurrent(part: Part): boolean {
  const mark = inProject(part.folder, 'dist/.inputs');
  return existsSync(inProject(part.result)) && existsSync(mark) && readFileSync(mark, 'utf8') === inputHash(part);
}

function buildOne({ name }: Part): Promise<boolean> {
  const started = performance.now();
  const child = spawn(process.execPath, [inProject('scripts/build-part.ts'), name], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return new Promise((resolve) => {
    child.on('exit', (code) => {
      const seconds = ((performance.now() - started) / 1_000).toFixed(1);
      console.error(code === 0 ? `built    ${name} in ${seconds} s` : `failed   ${name}: correct what stands above`);
      resolve(code === 0);
    });
  });
}

/**
 * Builds what is not built from the present sources.
 * @param wanted names of parts; all when empty
 * @returns whether everything is built now
 */
export async function build(wanted: string[] = []): Promise<boolean> {
  const chosen = parts.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  const stale = chosen.filter((part) => !isCurrent(part));
  for (const { name } of chosen.filter((part) => !stale.includes(part))) console.error(`current  ${name}`);
  const queue = stale[Symbol.iterator]();
  const results: boolean[] = [];
  const worker = async () => {
    for (const part of queue) results.push(await buildOne(part));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return results.every(Boolean);
}

/** `npm run build [-- NAME…]` */
export async function run(names: string[]): Promise<number> {
  const unknown = names.find((name) => !parts.some((part) => part.name === name));
  if (unknown) {
    console.error(`There is no part called "${unknown}": name some of ${parts.map(({ name }) => name).join(', ')}.`);
    return 1;
  }
  return (await build(names)) ? 0 : 1;
}
