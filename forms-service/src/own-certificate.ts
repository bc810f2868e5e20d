import { X509Certificate } from 'node:crypto';
import { createSecureContext } from 'node:tls';
import { type Certificate, ConfigurationError } from '@site/process';
import type { Environment } from './env.ts';

/** Replaces the library's message, which names neither variable. */
function checkPair(certificate: Certificate): void {
  try {
    createSecureContext(certificate);
  } catch (cause) {
    throw new ConfigurationError(
      'Correct FORMS_TLS_CERT and FORMS_TLS_KEY: they must be a PEM certificate and its private key.',
      { cause },
    );
  }
}

/**
 * Returns the certificate that the service presents.
 * @returns undefined for plain HTTP
 * @throws ConfigurationError when one half is missing, or they do not match
 */
export function ownCertificate({ FORMS_TLS_CERT: cert, FORMS_TLS_KEY: key }: Environment): Certificate | undefined {
  if (!cert && !key) return undefined;
  if (!key) throw new ConfigurationError('Set FORMS_TLS_KEY to the private key of FORMS_TLS_CERT, or neither of them.');
  if (!cert)
    throw new ConfigurationError('Set FORMS_TLS_CERT to the certificate of FORMS_TLS_KEY, or neither of them.');
  const certificate = { cert, key };
  checkPair(certificate);
  return certificate;
}

/** Returns the Unix time of expiry, in seconds. */
export const endOf = ({ cert }: Certificate): number => Date.parse(new X509Certificate(cert).validTo) / 1_000;
