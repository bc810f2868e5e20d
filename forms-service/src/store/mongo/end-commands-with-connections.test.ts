import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import './end-commands-with-connections.ts';
import { Connection } from './driver-connection.ts';

/** Opens a connection of the driver to a server that never responds. */
async function openConnection() {
  const server = createServer((socket) => void socket.on('error', () => undefined).pause());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  onTestFinished(() => void [socket.destroy(), server.close()]);
  const connection = new Connection(socket, { id: 1, generation: 0 });
  const command = (document: object, options = {}): Promise<unknown> =>
    connection.command({ db: 'admin' }, document, options);
  return { socket, command };
}

test('a command on a connection that is being closed fails, so that the server is tried again', async () => {
  const { socket, command } = await openConnection();
  socket.destroy();
  await expect(command({ hello: 1 })).rejects.toThrow(/closed/);
});

test('a command that a full connection never takes fails when its time is up', async () => {
  const { command } = await openConnection();
  const large = { insert: 'leads', documents: [{ message: 'a'.repeat(12_000_000) }] };
  await expect(command(large, { socketTimeoutMS: 200 })).rejects.toThrow(/timed out/);
});
