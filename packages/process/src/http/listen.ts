import type { AddressInfo, Server } from 'node:net';
import { ConfigurationError } from '../configuration/configuration-error.ts';
import { systemErrorSentence } from '../lifecycle/system-error.ts';

/** Where to listen. */
export interface Endpoint {
  port: number;
  host: string;
}

/**
 * Lets a server listen.
 * @param endpoint port 0 takes a free one
 * @param variables names of the variables that say so, for the sentence when it cannot be
 * @returns the port, which is the server's choice when 0 was asked for
 * @throws ConfigurationError when the port is taken or may not be used
 */
export function listen(server: Server, endpoint: Endpoint, variables: Record<keyof Endpoint, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(new ConfigurationError(sentenceFor(error, endpoint, variables))));
    server.listen(endpoint.port, endpoint.host, () => resolve((server.address() as AddressInfo).port));
  });
}

/** The host is no address of this machine, no name at all, or one that cannot be looked up now. */
const UNKNOWN_HOST_CODES = ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'];

function sentenceFor(
  error: NodeJS.ErrnoException,
  { port, host }: Endpoint,
  variables: Record<keyof Endpoint, string>,
): string {
  const { code = '', message } = error;
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken: stop what listens there, or choose another one with ${variables.port}=${port + 1}.`;
  if (code === 'EACCES')
    return `Port ${port} may not be used by this user: choose one above 1023 with ${variables.port}=8080.`;
  if (UNKNOWN_HOST_CODES.includes(code))
    return `${variables.host}=${host} is no address of this machine: use 127.0.0.1 or 0.0.0.0.`;
  return systemErrorSentence(error) ?? `Nothing can listen on ${host}:${port}: ${message}.`;
}
