import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { execute } from '@site/dev-tools/execute.ts';
import { inProject } from '@site/dev-tools/project-root.ts';

const MISSING = 'promtool is not on the PATH: install Prometheus (Debian: apt-get install prometheus).';

const inFolder = (name: string) => inProject(`deploy/observability/${name}`);

interface Panel {
  title: string;
  targets?: { expr: string }[];
}

/** Converts the dashboard's expressions to rules, which promtool can read. */
function dashboardAsRules(): string {
  const { panels } = JSON.parse(readFileSync(inFolder('grafana/site.json'), 'utf8')) as { panels: Panel[] };
  const expressions = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
  const rules = expressions.map((expr, index) => ({ record: `dashboard:${index}`, expr }));
  return JSON.stringify({ groups: [{ name: 'dashboard', rules }] });
}

/** Without and with internal TLS. */
const CONFIGURATIONS = ['prometheus.yml', 'prometheus-tls.yml'];

/** Returns a configuration with paths of this checkout instead of the container's. */
const configurationHere = (name: string) =>
  readFileSync(inFolder(name), 'utf8')
    .replaceAll('/etc/prometheus/', `${inProject('deploy/observability')}/`)
    // promtool only checks that the file exists.
    .replace('/internal-ca.pem', inFolder(name));

async function passes(scratch: string): Promise<boolean> {
  const dashboard = path.join(scratch, 'dashboard.json');
  writeFileSync(dashboard, dashboardAsRules());
  for (const name of CONFIGURATIONS) writeFileSync(path.join(scratch, name), configurationHere(name));
  const checks = [
    ...CONFIGURATIONS.map((name) => ['check', 'config', path.join(scratch, name)]),
    ['check', 'rules', dashboard],
    ['test', 'rules', inFolder('alerts.test.yml'), inFolder('alerts-long.test.yml')],
  ];
  for (const options of checks) if ((await execute('promtool', options)) !== 0) return false;
  return true;
}

/** `npm run validate:observability`: alerts, their unit tests, the dashboard's expressions and the configuration. */
export async function run(): Promise<number> {
  if (spawnSync('promtool', ['--version']).error) {
    console.error(MISSING);
    return 1;
  }
  const scratch = mkdtempSync(path.join(tmpdir(), 'observability-'));
  try {
    return (await passes(scratch)) ? 0 : 1;
  } finally {
    rmSync(scratch, { recursive: true });
  }
}
