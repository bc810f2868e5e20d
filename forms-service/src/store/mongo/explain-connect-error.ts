import { ConfigurationError } from '@site/process';

/** Names of errors that no waiting mends. By name, because the parser of addresses has classes of its own. */
const UNUSABLE = ['MongoParseError', 'MongoRuntimeError', 'MongoInvalidArgumentError'];

/** Names that Node and OpenSSL give to what is wrong with a certificate. */
const CERTIFICATE = /CERT|SIGNATURE/;

/** What the driver has seen of the servers, when it could use none. */
interface SelectionError extends Error {
  reason?: { servers?: Map<string, { error: { cause?: { code?: unknown } } | null }> };
}

/** @returns why a server's certificate was not trusted, when that keeps the driver from connecting */
export function certificateFault(error: Error): string | undefined {
  const servers = [...((error as SelectionError).reason?.servers?.values() ?? [])];
  return servers.map((server) => String(server.error?.cause?.code)).find((code) => CERTIFICATE.test(code));
}

/**
 * What an operator has to correct before a connection can be made, without the driver's words, which may quote a password.
 * @returns undefined when waiting may mend it
 */
export function explainConnectError(error: Error): ConfigurationError | undefined {
  if (UNUSABLE.includes(error.name)) {
    return new ConfigurationError('Correct MONGODB_URI: it is not a valid connection string.');
  }
  const fault = certificateFault(error);
  if (fault) {
    return new ConfigurationError(
      `The certificate of the MongoDB server is not trusted (${fault}): tlsCAFile in MONGODB_URI must name the file of its authority, and the certificate must name the host.`,
    );
  }
  const { code, path, syscall } = error as NodeJS.ErrnoException;
  if (path && syscall === 'open')
    return new ConfigurationError(`Correct MONGODB_URI: ${path} cannot be read (${code}).`);
  return undefined;
}
