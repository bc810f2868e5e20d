import { existsSync, readFileSync } from 'node:fs';
import { execute } from '@site/dev-tools/execute.ts';
import { inProject } from '@site/dev-tools/project-root.ts';
import pLimit from 'p-limit';
import { type BuildTarget, buildTargets, inputHash } from '../build/build-targets.ts';

const CONCURRENCY = 2;

function isCurrent(target: BuildTarget): boolean {
  const mark = inProject(target.folder, 'dist/.inputs');
  return (
    existsSync(inProject(target.builtFile)) && existsSync(mark) && readFileSync(mark, 'utf8') === inputHash(target)
  );
}

async function buildOne({ name }: BuildTarget): Promise<boolean> {
  const started = performance.now();
  const code = await execute(process.execPath, [inProject('scripts/build/build-target.ts'), name], {
    environment: { NODE_ENV: 'production' },
  });
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  console.error(code === 0 ? `built    ${name} in ${seconds} s` : `failed   ${name}: fix the errors above`);
  return code === 0;
}

/**
 * Builds targets whose build is not current.
 * @param wanted names of targets; all when empty
 * @returns whether all builds are current now
 */
export async function build(wanted: string[] = []): Promise<boolean> {
  const chosen = buildTargets.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  const stale = chosen.filter((target) => !isCurrent(target));
  for (const { name } of chosen.filter((target) => !stale.includes(target))) console.error(`current  ${name}`);
  const results = await pLimit(CONCURRENCY).map(stale, buildOne);
  return results.every(Boolean);
}

/** `npm run build [-- NAME…]` */
export async function run(names: string[]): Promise<number> {
  const unknown = names.find((name) => !buildTargets.some((target) => target.name === name));
  if (unknown) {
    console.error(`Unknown build target "${unknown}": choose from ${buildTargets.map(({ name }) => name).join(', ')}.`);
    return 1;
  }
  return (await build(names)) ? 0 : 1;
}
