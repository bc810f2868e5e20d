import { readFileSync, writeFileSync } from 'node:fs';
import { inProject } from '@site/dev-tools/project-root.ts';

/** Alerts in the format of the Prometheus operator. */
export const clusterAlertsFile = inProject('deploy/kubernetes/components/monitoring/alerts.yaml');

const HEAD = `# Made from deploy/observability/alerts.yml (node scripts/run.mjs cluster-alerts); docs/operate.md explains each alert.
apiVersion: monitoring.coreos.com/v1
kind: PrometheusRule
metadata:
  name: site
  namespace: site
spec:
`;

/** Derives the manifest from the rules of the compose stack. */
export function clusterAlerts(): string {
  const rules = readFileSync(inProject('deploy/observability/alerts.yml'), 'utf8');
  const groups = rules.slice(rules.indexOf('groups:'));
  return HEAD + groups.replaceAll(/^(?=.)/gm, '  ');
}

export async function run(): Promise<number> {
  writeFileSync(clusterAlertsFile, clusterAlerts());
  return 0;
}
