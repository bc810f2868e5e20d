import { expect, test } from 'playwright/test';
import type { Target } from '../../support/reach.ts';
import { reachedFrom, targetsOf } from '../connect.ts';
import { kubectl, parts, teams, workload } from '../kubectl.ts';

const edge = process.env.INGRESS_NAMESPACE ?? 'ingress';

/** Allowed connections: pod and namespace of the client → servers. */
const reach = [
  { from: 'gateway', namespace: 'site', pod: workload('gateway'), reached: ['names', 'shell'] },
  { from: 'shell', namespace: 'site', pod: workload('shell'), reached: [...teams, 'names', 'the API server'] },
  { from: 'forms-service', namespace: 'site', pod: 'deployment/forms-service', reached: ['database', 'names'] },
  ...teams.map((team) => ({ from: team, namespace: 'site', pod: `deployment/${team}`, reached: [] })),
  { from: 'a job with leads', namespace: 'site', pod: 'pod/leads-job', reached: ['database', 'names'] },
  { from: 'a stranger in the namespace of the site', namespace: 'site', pod: 'pod/peer', reached: [] },
  { from: 'who leads visitors in', namespace: 'edge', pod: 'pod/peer', reached: ['forms-service', 'gateway'] },
  { from: 'who measures', namespace: 'monitoring', pod: 'pod/peer', reached: ['forms-service', 'shell'] },
  { from: 'a stranger elsewhere', namespace: 'default', pod: 'pod/peer', reached: [] },
];

const siteTargets = async (): Promise<Target[]> => {
  const portOf = (part: string) => (part === 'gateway' ? 80 : 8080);
  const ours = parts.map((name) => targetsOf(name, 'site', `app.kubernetes.io/name=${name}`, portOf(name)));
  return (await Promise.all([...ours, targetsOf('database', 'site-database', 'app=leads-svc', 27_017)])).flat();
};

/** This name exists in every cluster. */
async function apiServer(): Promise<Target[]> {
  const address = 'jsonpath={.endpoints[0].addresses[0]}:{.ports[0].port}';
  return [{ name: 'the API server', address: await kubectl('get', 'endpointslice/kubernetes', '--output', address) }];
}

/** Targets outside the site, reachable by every pod with egress. */
const otherTargets = async (): Promise<Target[]> =>
  (
    await Promise.all([
      targetsOf('names', 'kube-system', 'k8s-app=kube-dns', 53),
      targetsOf('the edge', edge, '', Number(process.env.INGRESS_POD_PORT ?? 8443)),
      apiServer(),
    ])
  ).flat();

test('each pod reaches only the services it needs', async () => {
  const [ours, others] = await Promise.all([siteTargets(), otherTargets()]);
  const table = await Promise.all(
    reach.map(async ({ from, namespace, pod }) => {
      const targets = namespace === 'site' ? [...ours, ...others] : ours;
      // A pod always reaches itself, whatever the policies say.
      const reached = await reachedFrom(
        namespace,
        pod,
        targets.filter(({ name }) => name !== from),
      );
      return `${from} → ${reached.join(', ')}`;
    }),
  );
  expect(table).toEqual(reach.map(({ from, reached }) => `${from} → ${[...reached].sort().join(', ')}`));
});

test('targets closed to the site are open to a pod without a policy', async () => {
  expect(await reachedFrom('default', 'pod/peer', await otherTargets())).toEqual([
    'names',
    'the API server',
    'the edge',
  ]);
});
