import { X509Certificate } from 'node:crypto';
import { createSecureContext } from 'node:tls';
import { type Certificate, ConfigurationError } from '@site/process';
import type { Environment } from './env.ts';

/** Without the words of the library, which name neither variable. */
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
 * What the service shows to who passes requests to it.
 * @returns undefined when it is to speak plain HTTP
 * @throws ConfigurationError when one half is missing, or they are no pair
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

/** @returns Unix time at which it is not trusted any more, in seconds */
export const endOf = ({ cert }: Certificate): number => Date.parse(new X509Certificate(cert).validTo) / 1_000;
