import type { AddressInfo, Server } from 'node:net';
import { ConfigurationError } from '@site/process';

/**
 * @returns the port, which is the server's choice when 0 was asked for
 * @throws ConfigurationError when the port is taken or may not be used
 */
export function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new ConfigurationError(sentenceFor(error, port, host))),
    );
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

function sentenceFor({ code, message }: NodeJS.ErrnoException, port: number, host: string): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken: stop what listens there, or choose another one with PORT=${port + 1}.`;
  if (code === 'EACCES') return `Port ${port} may not be used by this user: choose one above 1023 with PORT=8080.`;
  if (code === 'EADDRNOTAVAIL') return `HOST=${host} is no address of this machine: use 127.0.0.1 or 0.0.0.0.`;
  return `The site cannot listen on ${host}:${port}: ${message}`;
}
