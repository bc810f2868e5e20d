import { createHmac } from 'node:crypto';

/** Webhook message to sign. */
export interface SignedMessage {
  /** The same for every attempt. */
  id: string;
  /** Of this attempt, in seconds since 1970. */
  timestamp: number;
  /** Exact body of the request. */
  body: string;
}

/**
 * Returns the headers of Standard Webhooks (standardwebhooks.com) with one signature per secret, so that receivers with either the
 * old or the new secret can verify while it is being replaced.
 */
export function signatureHeaders({ id, timestamp, body }: SignedMessage, secrets: Buffer[]): Record<string, string> {
  const sign = (secret: Buffer) => createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': secrets.map((secret) => `v1,${sign(secret)}`).join(' '),
  };
}
