import { readFileSync } from 'node:fs';
import { inProject } from '@site/dev-tools/project-root.ts';
import { expect, test } from 'vitest';
import { clusterAlerts, clusterAlertsFile } from '../commands/cluster-alerts.ts';

const read = (file: string) => readFileSync(inProject(file), 'utf8');
const found = (file: string, pattern: RegExp) => [...read(file).matchAll(pattern)].map(([, name]) => name).sort();

const alerts = found('deploy/observability/alerts.yml', /- alert: (\w+)/g);

test('a cluster has the alerts of the compose stack (node scripts/run.mjs cluster-alerts)', () => {
  expect(readFileSync(clusterAlertsFile, 'utf8')).toBe(clusterAlerts());
});

test('docs/operate.md explains exactly the existing alerts', () => {
  expect(alerts.length).toBeGreaterThan(15);
  expect(found('docs/operate.md', /^\| `([A-Z]\w+)` \|/gm)).toEqual(alerts);
});

test('every alert has a unit test for promtool', () => {
  const tested = ['alerts', 'alerts-long'].flatMap((name) =>
    found(`deploy/observability/${name}.test.yml`, /^ {8}alertname: (\w+)/gm),
  );
  expect([...new Set(tested)].sort()).toEqual(alerts);
});

test('with internal TLS, Prometheus scrapes the same targets, forms-service over HTTPS', () => {
  const encrypted = read('deploy/observability/prometheus-tls.yml').split('\n');
  const plain = read('deploy/observability/prometheus.yml').split('\n');
  const [scheme, authority, ...more] = encrypted.filter((line) => !plain.includes(line));
  expect(scheme?.trim()).toBe('scheme: https');
  expect(authority?.trim()).toMatch(/^tls_config: \{ ca_file: \/internal-ca\.pem, server_name: forms-service \}$/);
  expect(more).toEqual([]);
  expect(encrypted.filter((line) => line !== scheme && line !== authority)).toEqual(plain);
});

test('Prometheus and Grafana are confined like the other services, and Grafana is reachable from this machine only', () => {
  const compose = read('docker-compose.yml');
  for (const [service, image] of [
    ['prometheus', 'prom/prometheus'],
    ['grafana', 'grafana/grafana'],
  ]) {
    const section = new RegExp(`^ {2}${service}:\\n((?: {4}.*\\n)+)`, 'm').exec(compose)?.[1] ?? '';
    expect(section).toContain('<<: *hardened');
    expect(section).toContain('profiles: [observability]');
    expect(section).toMatch(new RegExp(`image: ${image}:v?\\d+\\.\\d+\\.\\d+\\n`));
    for (const setting of ['user: "[1-9]', 'mem_limit: ', 'cpus: ', 'healthcheck:', 'stop_grace_period: '])
      expect(section).toMatch(new RegExp(`^ {4}${setting}`, 'm'));
    const addresses = [...section.matchAll(/"([^":]+):[^"]*:3000"/g)].map(([, address]) => address);
    expect(addresses).toEqual(service === 'grafana' ? ['127.0.0.1'] : []);
    expect(section.match(/ports:/g)?.length ?? 0).toBe(addresses.length);
  }
});
