import { execute } from '@site/dev-tools/execute.ts';
import { findHeadlessChromium } from '@site/dev-tools/find-chromium.ts';

/** `npm run test:cluster [-- PATH]`: the site in the Kubernetes cluster that KUBECONFIG names, installed, visited, rolled and broken. */
export async function run(options: string[]): Promise<number> {
  if (!process.env.KUBECONFIG) {
    console.error('Name an empty cluster in KUBECONFIG: deploy/kubernetes/README.md says what it needs.');
    return 1;
  }
  const config = ['--config', 'e2e/cluster/playwright.config.ts'];
  try {
    return await execute('playwright', ['test', ...config, ...options], { CHROMIUM: findHeadlessChromium() });
  } catch (error) {
    console.error((error as Error).message);
    return 1;
  }
}
