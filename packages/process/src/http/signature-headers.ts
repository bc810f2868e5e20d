import { createHmac } from 'node:crypto';

/** What is signed. */
export interface SignedMessage {
  /** The same for every attempt. */
  id: string;
  /** Of this attempt, in seconds since 1970. */
  timestamp: number;
  /** As it is sent. */
  body: string;
}

/**
 * Headers of Standard Webhooks (standardwebhooks.com), with one signature per secret: while a secret is being replaced,
 * a receiver that knows only the old or only the new one can verify.
 * @param secrets keys, every one of which signs
 */
export function signatureHeaders({ id, timestamp, body }: SignedMessage, secrets: Buffer[]): Record<string, string> {
  const sign = (secret: Buffer) => createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': secrets.map((secret) => `v1,${sign(secret)}`).join(' '),
  };
}
