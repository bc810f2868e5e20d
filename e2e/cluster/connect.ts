import { kubectl } from './kubectl.ts';

/** A pod that is asked, and where. */
export interface Target {
  name: string;
  address: string;
}

/** Prints the addresses that open a connection. */
const PROBE = `
const { connect } = require('node:net');
const opens = (target) => new Promise((resolve) => {
  const [host, port] = target.split(':');
  const socket = connect({ host, port, timeout: 3000 });
  const end = (isOpen) => { socket.destroy(); resolve(isOpen); };
  socket.on('connect', () => end(true)).on('error', () => end(false)).on('timeout', () => end(false));
});
const targets = process.argv.slice(1);
Promise.all(targets.map(opens)).then((open) => console.log(targets.filter((_, index) => open[index]).join(' ')));`;

/** The same where there is no Node: curl says how long it took until there was a connection, 0 where there is none. */
const PLAIN_PROBE = `
for target; do
  (took=$(curl --silent --output /dev/null --write-out '%{time_connect}' --connect-timeout 3 --max-time 4 "telnet://$target" < /dev/null)
   case $took in *[1-9]*) echo "$target" ;; esac) &
done
wait`;

async function addressesReached(namespace: string, pod: string, addresses: string[]): Promise<string[]> {
  const exec = (...command: string[]) => kubectl(`--namespace=${namespace}`, 'exec', pod, '--', ...command);
  const reached = /[/](?:mfe-|gateway)/.test(pod)
    ? await exec('sh', '-c', PLAIN_PROBE, 'probe', ...addresses)
    : await exec('node', '-e', PROBE, ...addresses);
  return reached.split(/\s+/).filter(Boolean);
}

/** Names of those with whom a pod can open a connection, each once. */
export async function reachedFrom(namespace: string, pod: string, targets: readonly Target[]): Promise<string[]> {
  const addresses = targets.map(({ address }) => address);
  const reached = await addressesReached(namespace, pod, addresses);
  const names = targets.filter(({ address }) => reached.includes(address)).map(({ name }) => name);
  return [...new Set(names)].sort();
}

/** Addresses of the ready pods that a selector finds. */
export async function targetsOf(name: string, namespace: string, selector: string, port: number): Promise<Target[]> {
  const template = 'jsonpath={.items[*].status.podIP}';
  const addresses = await kubectl(
    `--namespace=${namespace}`,
    'get',
    'pods',
    `--selector=${selector}`,
    '--output',
    template,
  );
  return addresses.split(' ').map((address) => ({ name, address: `${address}:${port}` }));
}
