import { namesReached, PROBE, type Target } from '../support/reach.ts';
import { kubectl } from './kubectl.ts';

/** Probe for images without Node: curl prints the time to connect, 0 on failure. */
const PLAIN_PROBE = `
for target; do
  (took=$(curl --silent --output /dev/null --write-out '%{time_connect}' --connect-timeout 3 --max-time 4 "telnet://$target" < /dev/null)
   case $took in *[1-9]*) echo "$target" ;; esac) &
done
wait`;

/** Names of the targets that accept a connection from a pod, without duplicates. */
export async function reachedFrom(namespace: string, pod: string, targets: readonly Target[]): Promise<string[]> {
  const exec = (...command: string[]) => kubectl(`--namespace=${namespace}`, 'exec', pod, '--', ...command);
  const addresses = targets.map(({ address }) => address);
  const printed = /[/](?:mfe-|gateway)/.test(pod)
    ? await exec('sh', '-c', PLAIN_PROBE, 'probe', ...addresses)
    : await exec('node', '-e', PROBE, ...addresses);
  return namesReached(targets, printed);
}

/** The fields of a pod that these tests read. */
interface Pod {
  status: { podIP?: string; conditions?: { type: string; status: string }[] };
}

const isReady = ({ status }: Pod) =>
  status.conditions?.some((condition) => condition.type === 'Ready' && condition.status === 'True');

/**
 * Addresses of the ready pods that a selector matches.
 * @throws when there are none, which would make every check pass
 */
export async function targetsOf(name: string, namespace: string, selector: string, port: number): Promise<Target[]> {
  const found = await kubectl(`--namespace=${namespace}`, 'get', 'pods', `--selector=${selector}`, '--output=json');
  const ready = (JSON.parse(found) as { items: Pod[] }).items.filter(isReady);
  if (ready.length === 0) throw new Error(`No pod of ${name} is ready in the namespace ${namespace}.`);
  return ready.map(({ status }) => ({ name, address: `${status.podIP}:${port}` }));
}
