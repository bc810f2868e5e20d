import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { holdSockets } from './held-sockets.ts';

/** A proxy to a server that simulates network failures. */
export interface UnreliableLink {
  port: number;
  /** Drops all connections and refuses new ones. */
  cut(): void;
  /** Accepts connections and data without responding. */
  swallow(): void;
  restore(): void;
  close(): Promise<void>;
}

/**
 * Opens a proxy to a server, working at first.
 * @param mayPass returns false for data on which the connection is cut before the server gets it; the server waits for it
 */
export async function openLink(
  port: number,
  host: string,
  mayPass: (said: Buffer) => boolean | Promise<boolean> = () => true,
): Promise<UnreliableLink> {
  const { hold, endAll } = holdSockets();
  let mode: 'works' | 'cut' | 'swallows' = 'works';

  function cut(): void {
    mode = 'cut';
    endAll();
  }

  const server = createServer((client) => {
    hold(client);
    if (mode === 'cut') client.destroy();
    if (mode !== 'works') return;
    const upstream = hold(connect(port, host));
    client.on('data', async (chunk) => {
      client.pause();
      if (mode === 'works' && !(await mayPass(chunk))) cut();
      if (mode === 'works') upstream.write(chunk);
      client.resume();
    });
    upstream.on('data', (chunk) => mode === 'works' && client.write(chunk));
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');

  return {
    port: (server.address() as AddressInfo).port,
    cut,
    swallow() {
      mode = 'swallows';
    },
    restore() {
      mode = 'works';
      endAll();
    },
    async close() {
      endAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
