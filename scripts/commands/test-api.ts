import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { execute } from '@site/dev-tools/execute.ts';
import { inProject } from '@site/dev-tools/project-root.ts';
import { startService, withoutRateLimits } from '@site/dev-tools/service.ts';
import { build } from './build.ts';

const FOLDER = inProject('.cache/schemathesis');
const PYTHON = path.join(FOLDER, 'python');
const REQUIREMENTS = inProject('forms-service/schemathesis/requirements.txt');
const MISSING = 'Install Python 3.11 or newer with venv and pip (Debian: apt-get install python3-venv).';

/**
 * All checks, in a fixed order. Schemathesis cannot produce a valid captcha token: forms that match the schema are
 * refused, as described.
 */
const CHECKS = ['--exclude-checks', 'positive_data_acceptance', '--generation-deterministic', '--max-examples', '50'];

const hasVenv = () => spawnSync('python3', ['-c', 'import venv, ensurepip']).status === 0;

/** Creates a Python environment with exactly the required packages; an existing one is reused. */
async function preparePython(): Promise<boolean> {
  if (!hasVenv() && process.getuid?.() === 0)
    spawnSync('apt-get', ['install', '-yqq', 'python3-venv', 'python3-pip'], { stdio: 'inherit' });
  if (!hasVenv()) {
    console.error(MISSING);
    return false;
  }
  mkdirSync(FOLDER, { recursive: true });
  const pip = ['install', '--quiet', '--no-deps', '--disable-pip-version-check', '--requirement', REQUIREMENTS];
  return (await execute('python3', ['-m', 'venv', PYTHON])) === 0 && (await execute(`${PYTHON}/bin/pip`, pip)) === 0;
}

/** Schemathesis writes files to its working directory. */
function runSchemathesis(port: number, options: string[]): Promise<number> {
  const url = `http://127.0.0.1:${port}/api/openapi.json`;
  return execute(`${PYTHON}/bin/schemathesis`, ['run', url, ...CHECKS, ...options], { cwd: FOLDER });
}

/**
 * `npm run test:api [-- OPTION…]`: sends valid and invalid requests to forms-service and checks the responses against
 * its description. Options are Schemathesis's.
 */
export async function run(options: string[]): Promise<number> {
  if (!(await build(['forms'])) || !(await preparePython())) return 1;
  const dataDir = mkdtempSync(path.join(FOLDER, 'data-'));
  const service = await startService(inProject('forms-service/src/start.ts'), {
    DATA_DIR: dataDir,
    FORMS_PORT: '0',
    TRUST_PROXY_HOPS: '0',
    ...withoutRateLimits,
    LOG_LEVEL: 'warn',
  });
  try {
    return await runSchemathesis(service.port, options);
  } finally {
    await service.stop();
    rmSync(dataDir, { recursive: true });
  }
}
