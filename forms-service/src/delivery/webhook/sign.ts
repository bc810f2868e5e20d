import { createHmac } from 'node:crypto';

/** What is signed: the same id for every attempt, the time of this one, and the body as it is sent. */
export interface SignedParts {
  id: string;
  /** Seconds since 1970. */
  timestamp: number;
  body: string;
}

/**
 * Headers of Standard Webhooks (standardwebhooks.com), with one signature per secret: while a secret is being replaced,
 * a receiver that knows only the old or only the new one can verify.
 */
export function signatureHeaders({ id, timestamp, body }: SignedParts, secrets: Buffer[]): Record<string, string> {
  const sign = (secret: Buffer) => createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': secrets.map((secret) => `v1,${sign(secret)}`).join(' '),
  };
}
