import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { signatureHeaders } from '@site/process';
import type { ClaimedDelivery } from '../../store/lead-store.ts';
import type { Send } from '../courier.ts';
import { DeliveryFailed } from '../delivery-failed.ts';
import { hostOf } from '../loopback.ts';
import { isPublicAddress, PrivateAddress, publicLookup } from './public-addresses.ts';

const TIME_LIMIT_MS = 10_000;

export interface WebhookOptions {
  url: URL;
  /** Signing keys, newest first; all of them sign. */
  secrets: Buffer[];
  /** Allows URLs on this machine or a private network. */
  allowPrivate: boolean;
  clock(): Date;
}

/** Returns the message, equal for all attempts; `type` names form and event. */
function webhookBody({ lead, delivery }: ClaimedDelivery): string {
  const { id, form, state, createdAt, fields } = lead;
  return JSON.stringify({
    type: `${form}.${state === 'refused' ? 'refused' : delivery.event}`,
    timestamp: delivery.createdAt.toISOString(),
    data: { id, form, createdAt: createdAt.toISOString(), fields },
  });
}

function failureOf(error: unknown): DeliveryFailed {
  if (error instanceof PrivateAddress) return new DeliveryFailed('PRIVATE_ADDRESS');
  const { name, code } = error as NodeJS.ErrnoException;
  if (name === 'AbortError' || name === 'TimeoutError') return new DeliveryFailed('TIMEOUT');
  return new DeliveryFailed(typeof code === 'string' ? code : 'CONNECTION');
}

/**
 * Creates the sender of signed leads to one URL. Follows no redirects: signed leads go only where the operator
 * configured.
 */
export function createWebhook({ url, secrets, allowPrivate, clock }: WebhookOptions): Send {
  const { request } = url.protocol === 'https:' ? https : http;
  const host = hostOf(url);

  function post(body: string, headers: Record<string, string>, signal: AbortSignal): Promise<number> {
    return new Promise((resolve, reject) => {
      const options = { method: 'POST', headers, signal, agent: false, ...(!allowPrivate && { lookup: publicLookup }) };
      const outgoing = request(url, options, (response) => {
        // The response body is not needed.
        response.destroy();
        resolve(response.statusCode ?? 0);
      });
      outgoing.on('error', reject).end(body);
    });
  }

  return async (claimed, stop) => {
    // IP addresses skip the lookup.
    if (!allowPrivate && isIP(host) && !isPublicAddress(host)) throw new DeliveryFailed('PRIVATE_ADDRESS');
    const body = webhookBody(claimed);
    const timestamp = Math.floor(clock().getTime() / 1_000);
    const headers = {
      ...signatureHeaders({ id: claimed.delivery.id, timestamp, body }, secrets),
      'content-type': 'application/json',
      // Many firewalls refuse requests without one.
      'user-agent': 'forms-service',
      'content-length': String(Buffer.byteLength(body)),
    };
    const signal = AbortSignal.any([stop, AbortSignal.timeout(TIME_LIMIT_MS)]);
    const status = await post(body, headers, signal).catch((error) => {
      throw failureOf(error);
    });
    if (status < 200 || status > 299) throw new DeliveryFailed(`HTTP_${status}`);
  };
}
