import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { createServer, type SecureContextOptions } from 'node:tls';
import { holdSockets } from './held-sockets.ts';

/** A TLS proxy in front of a server. */
export interface EncryptedLink {
  port: number;
  /** Connections with a completed handshake. */
  agreed(): number;
  /** Drops all connections and switches to another certificate. */
  show(certificate: SecureContextOptions): void;
  close(): Promise<void>;
}

/** Opens a TLS proxy to a server. */
export async function openEncryptedLink(
  port: number,
  host: string,
  certificate: SecureContextOptions,
): Promise<EncryptedLink> {
  const { hold, endAll } = holdSockets();
  let agreed = 0;
  const server = createServer(certificate, (client) => {
    // Clients that do not trust the certificate disconnect before sending anything.
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
