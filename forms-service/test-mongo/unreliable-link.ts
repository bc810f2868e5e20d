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

/**
 * Opens a link to a server: it works until told otherwise.
 * @param mayPass false for what is said when the link is cut, which the server does not hear
 */
export async function openLink(
  port: number,
  host: string,
  mayPass: (said: Buffer) => boolean = () => true,
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
    client.on('data', (chunk) => {
      if (mode === 'works' && !mayPass(chunk)) cut();
      if (mode === 'works') upstream.write(chunk);
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
