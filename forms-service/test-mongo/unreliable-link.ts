import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { holdSockets } from './held-sockets.ts';

/** A way to a server that can fail as networks do. */
export interface UnreliableLink {
  port: number;
  /** Ends all connections and refuses new ones. */
  cut(): void;
  /** Takes connections and everything that is said, and never answers. */
  swallow(): void;
  restore(): void;
  close(): Promise<void>;
}

/** Opens a link to a server: it works until told otherwise. */
export async function openLink(port: number, host: string): Promise<UnreliableLink> {
  const { hold, endAll } = holdSockets();
  let mode: 'works' | 'cut' | 'swallows' = 'works';

  const server = createServer((client) => {
    hold(client);
    if (mode === 'cut') client.destroy();
    if (mode !== 'works') return;
    const upstream = hold(connect(port, host));
    client.on('data', (chunk) => mode === 'works' && upstream.write(chunk));
    upstream.on('data', (chunk) => mode === 'works' && client.write(chunk));
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');

  return {
    port: (server.address() as AddressInfo).port,
    cut() {
      mode = 'cut';
      endAll();
    },
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
