import { runSuite } from '../testing/run-suite.ts';

/**
 * `npm run test:cluster [-- PATH]`: installs the site in the Kubernetes cluster of KUBECONFIG, visits, upgrades and
 * breaks it.
 */
export async function run(options: string[]): Promise<number> {
  if (process.env.KUBECONFIG) return runSuite('e2e/cluster', options);
  console.error('Set KUBECONFIG to an empty cluster: deploy/kubernetes/README.md lists its requirements.');
  return 1;
}
