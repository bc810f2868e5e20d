import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { clusterAlerts, clusterAlertsFile } from './cluster-alerts.ts';
import { inProject } from './root.ts';

const read = (file: string) => readFileSync(inProject(file), 'utf8');
const found = (file: string, pattern: RegExp) => [...read(file).matchAll(pattern)].map(([, name]) => name).sort();

const alerts = found('deploy/observability/alerts.yml', /- alert: (\w+)/g);

it('A cluster has the alerts of the compose stack (node scripts/run.mjs cluster-alerts)', () => {
  expect(readFileSync(clusterAlertsFile, 'utf8')).toBe(clusterAlerts());
});

it('An operator finds in docs/operate.md what each alert means, and no other', () => {
  expect(alerts.length).toBeGreaterThan(15);
  expect(found('docs/operate.md', /^\| `([A-Z]\w+)` \|/gm)).toEqual(alerts);
});

it('Every alert has a unit test for promtool', () => {
  expect([...new Set(found('deploy/observability/alerts.test.yml', /^ {8}alertname: (\w+)/gm))]).toEqual(alerts);
});
