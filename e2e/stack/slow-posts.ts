import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { docker, environment } from './compose.ts';

/** Sends posts whose bodies never end from a separate container, and prints how many have been sent. */
const CLIENT = `
const { connect } = require('node:net');
const [count, addresses] = process.argv.slice(1).map(Number);
const sockets = [];
let sent = 0;
function open(index) {
  const address = '10.' + [16, 8, 0].map((bits) => ((index % addresses) >> bits) & 255).join('.');
  const headers = ['Host: site.test', 'Content-Type: application/json', 'Content-Length: 60000', 'X-Forwarded-For: ' + address];
  const socket = connect({ host: 'gateway', port: 80 });
  socket.on('error', () => {}).on('connect', () => {
    socket.write(['POST /api/contact HTTP/1.1', ...headers, '', '{'].join('\\r\\n'), () => ++sent === count && console.log('all sent'));
  });
  sockets.push(socket);
}
for (let index = 0; index < count; index++) open(index);
setInterval(() => sockets.forEach((socket) => socket.writable && socket.write(' ')), 2000);
`;

/**
 * Runs work while slow posts are open.
 * @param addresses number of source addresses, for a gateway that trusts `X-Forwarded-For` of containers
 */
export async function whilePosting(count: number, addresses: number, work: () => Promise<unknown>): Promise<void> {
  const name = `${environment.COMPOSE_PROJECT_NAME}-slow-posts`;
  const network = `${environment.COMPOSE_PROJECT_NAME}_edge`;
  const image = ['--entrypoint', 'node', 'site/forms-service:test', '-e', CLIENT, String(count), String(addresses)];
  const client = spawn('docker', ['run', '--rm', '--name', name, '--network', network, ...image], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(client, 'exit');
  try {
    await once(createInterface(client.stdout), 'line');
    await work();
  } finally {
    await docker('rm', '--force', name);
    await ended;
  }
}
