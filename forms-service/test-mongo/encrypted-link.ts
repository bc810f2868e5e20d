import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { createServer, type SecureContextOptions } from 'node:tls';
import { holdSockets } from './held-sockets.ts';

/** A way to a server that is encrypted up to it, as by a server that does so itself. */
export interface EncryptedLink {
  port: number;
  /** Connections on which client and server have agreed to talk. */
  agreed(): number;
  /** Ends all connections, and shows another certificate from now on. */
  show(certificate: SecureContextOptions): void;
  close(): Promise<void>;
}

/** Opens a way to a server. */
export async function openEncryptedLink(
  port: number,
  host: string,
  certificate: SecureContextOptions,
): Promise<EncryptedLink> {
  const { hold, endAll } = holdSockets();
  let agreed = 0;
  const server = createServer(certificate, (client) => {
    // A client that does not trust the certificate leaves before it says anything.
    client.once('data', () => {
      agreed += 1;
    });
    const upstream = hold(connect(port, host));
    hold(client).pipe(upstream).pipe(client);
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    agreed: () => agreed,
    show(other) {
      server.setSecureContext(other);
      endAll();
    },
    async close() {
      endAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
