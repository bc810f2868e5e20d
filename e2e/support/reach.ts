/** A server and its address: `HOST:PORT`. */
export interface Target {
  name: string;
  address: string;
}

/** For Node in a container: takes addresses and prints those that accept a connection. */
export const PROBE = `
const { connect } = require('node:net');
const opens = (target) => new Promise((resolve) => {
  const [host, port] = target.split(':');
  const socket = connect({ host, port, timeout: 5000 });
  const end = (isOpen) => { socket.destroy(); resolve(isOpen); };
  socket.on('connect', () => end(true)).on('error', () => end(false)).on('timeout', () => end(false));
});
const targets = process.argv.slice(1);
Promise.all(targets.map(opens)).then((open) => console.log(targets.filter((_, index) => open[index]).join(' ')));`;

/** Names of the servers with a reachable address, without duplicates. @param printed output of a probe */
export function namesReached(targets: readonly Target[], printed: string): string[] {
  const reached = new Set(printed.split(/\s+/));
  const names = targets.filter(({ address }) => reached.has(address)).map(({ name }) => name);
  return [...new Set(names)].sort();
}
