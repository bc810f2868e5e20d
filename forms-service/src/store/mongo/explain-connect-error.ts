import { ConfigurationError } from '@site/process';

/** Names of permanent errors. By name, because the connection string parser has classes of its own. */
const UNUSABLE = ['MongoParseError', 'MongoRuntimeError', 'MongoInvalidArgumentError'];

/** Matches error codes of Node and OpenSSL about certificates. */
const CERTIFICATE = /CERT|SIGNATURE/;

/** Driver error with the state of each server. */
interface SelectionError extends Error {
  reason?: { servers?: Map<string, { error: { cause?: { code?: unknown } } | null }> };
}

/** Returns why a server's certificate was not trusted, if that prevents connecting. */
export function certificateFault(error: Error): string | undefined {
  const servers = [...((error as SelectionError).reason?.servers?.values() ?? [])];
  return servers.map((server) => String(server.error?.cause?.code)).find((code) => CERTIFICATE.test(code));
}

/**
 * Explains a connection error that an operator has to fix, without the driver's message, which may quote a password.
 * @returns undefined when waiting may help
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
