import { announceSite } from '@site/dev-tools/browser/running-site.ts';
import type { LeadsCommand } from '@site/dev-tools/local-site.ts';
import { announcePages } from '../support/read-pages.ts';
import { admitOverlays } from './admission.ts';
import { applyCustomResources } from './custom-resources.ts';
import { resolveHostToCluster, url } from './ingress.ts';
import { applyObjects, kubectl, parts, rolledOut } from './kubectl.ts';
import { makeCertificate, siteSecrets } from './secrets.ts';

/** Command with which operators read leads. */
const leads: LeadsCommand = {
  file: 'kubectl',
  options: ['--namespace=site', 'exec', 'deployment/forms-service', '--', 'node', 'src/admin/leads.ts'],
  environment: {},
};

/** Installs the small overlay in an empty cluster that has the images. */
export default async function startSite(): Promise<void> {
  await applyCustomResources();
  await admitOverlays();
  const edge = process.env.INGRESS_NAMESPACE ?? 'ingress';
  await kubectl('label', '--overwrite', 'namespace', edge, 'site-edge=true');
  await kubectl('apply', '--kustomize=e2e/cluster/manifests/small');
  const { certificate, object } = await makeCertificate();
  await applyObjects(...siteSecrets(), object);
  await kubectl('apply', '--filename=e2e/cluster/manifests/neighbours.yaml');
  await Promise.all(parts.map(rolledOut));
  resolveHostToCluster(certificate);
  announceSite({ url, leads });
  await announcePages(url);
}
