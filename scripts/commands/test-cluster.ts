import { runPlaywright } from '../testing/run-playwright.ts';

/**
 * `npm run test:cluster [-- PATH]`: installs the site in the Kubernetes cluster of KUBECONFIG, visits, upgrades and
 * breaks it.
 */
export async function run(args: string[]): Promise<number> {
  if (process.env.KUBECONFIG) return runPlaywright('e2e/cluster', args);
  console.error('Set KUBECONFIG to an empty cluster: deploy/kubernetes/README.md lists its requirements.');
  return 1;
}
