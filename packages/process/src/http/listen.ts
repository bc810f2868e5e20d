import type { AddressInfo, Server } from 'node:net';
import { ConfigurationError } from '../configuration/configuration-error.ts';
import { systemErrorSentence } from '../lifecycle/system-error.ts';

/** Address to listen on. */
export interface Endpoint {
  port: number;
  host: string;
}

/**
 * Starts a server on an endpoint.
 * @param endpoint port 0 selects a free one
 * @param variables names of the environment variables that set the endpoint, for error messages
 * @returns the port
 * @throws ConfigurationError (rejects) if the server cannot listen
 */
export function listen(server: Server, endpoint: Endpoint, variables: Record<keyof Endpoint, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(new ConfigurationError(sentenceFor(error, endpoint, variables))));
    server.listen(endpoint.port, endpoint.host, () => resolve((server.address() as AddressInfo).port));
  });
}

/** The host is not an address of this machine, does not exist or cannot be resolved. */
const UNKNOWN_HOST_CODES = ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'];

function sentenceFor(
  error: NodeJS.ErrnoException,
  { port, host }: Endpoint,
  variables: Record<keyof Endpoint, string>,
): string {
  const { code = '', message } = error;
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use: stop the process that listens on it, or choose another port with ${variables.port}=${port + 1}.`;
  if (code === 'EACCES')
    return `This user may not use port ${port}: choose one above 1023 with ${variables.port}=8080.`;
  if (UNKNOWN_HOST_CODES.includes(code))
    return `${variables.host}=${host} is not an address of this machine: use 127.0.0.1 or 0.0.0.0.`;
  return systemErrorSentence(error) ?? `The server cannot listen on ${host}:${port}: ${message}.`;
}
