import { namesReached, PROBE, type Target } from '../support/reach.ts';
import { kubectl } from './kubectl.ts';

/** The probe where there is no Node: curl says how long it took until there was a connection, 0 where there is none. */
const PLAIN_PROBE = `
for target; do
  (took=$(curl --silent --output /dev/null --write-out '%{time_connect}' --connect-timeout 3 --max-time 4 "telnet://$target" < /dev/null)
   case $took in *[1-9]*) echo "$target" ;; esac) &
done
wait`;

/** Names of those with whom a pod can open a connection, each once. */
export async function reachedFrom(namespace: string, pod: string, targets: readonly Target[]): Promise<string[]> {
  const exec = (...command: string[]) => kubectl(`--namespace=${namespace}`, 'exec', pod, '--', ...command);
  const addresses = targets.map(({ address }) => address);
  const printed = /[/](?:mfe-|gateway)/.test(pod)
    ? await exec('sh', '-c', PLAIN_PROBE, 'probe', ...addresses)
    : await exec('node', '-e', PROBE, ...addresses);
  return namesReached(targets, printed);
}

/** The part of a pod that is looked at here. */
interface Pod {
  status: { podIP?: string; conditions?: { type: string; status: string }[] };
}

const isReady = ({ status }: Pod) =>
  status.conditions?.some((condition) => condition.type === 'Ready' && condition.status === 'True');

/**
 * Addresses of the ready pods that a selector finds.
 * @throws when there is none: nobody reaches whoever is not there
 */
export async function targetsOf(name: string, namespace: string, selector: string, port: number): Promise<Target[]> {
  const found = await kubectl(`--namespace=${namespace}`, 'get', 'pods', `--selector=${selector}`, '--output=json');
  const ready = (JSON.parse(found) as { items: Pod[] }).items.filter(isReady);
  if (ready.length === 0) throw new Error(`No pod of ${name} is ready in the namespace ${namespace}.`);
  return ready.map(({ status }) => ({ name, address: `${status.podIP}:${port}` }));
}
