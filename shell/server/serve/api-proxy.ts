import type { IncomingMessage, RequestListener } from 'node:http';
import { createProxyServer } from 'httpxy';
import { sendText } from './answers.ts';

/** A visitor waits five seconds at most; forms-service itself answers within a little more than four. */
export const API_TIMEOUT_MS = 4_500;

/**
 * Hands `/api` to forms-service. Its own operations endpoints are elsewhere and stay out of reach.
 * @param target address of forms-service; without it every call answers 503
 * @param timeoutMs milliseconds that it may take to answer
 */
export function createApiProxy(target: string | undefined, timeoutMs = API_TIMEOUT_MS): RequestListener {
  if (!target)
    return (_request, response) => sendText(response, 503, 'Forms cannot be sent right now.', { 'retry-after': '30' });

  const proxy = createProxyServer({ target, proxyTimeout: timeoutMs });
  return (request, response) => {
    Object.assign(request.headers, forwardedHeaders(request));
    proxy.web(request, response).catch(() => {
      if (response.headersSent) response.destroy();
      else
        sendText(response, 503, 'Forms cannot be sent right now. Please try again in a minute.', {
          'retry-after': '30',
        });
    });
  };
}

/**
 * Where the request came from. The visitor's address goes behind whatever the request brought, so that forms-service
 * can count from the end: what a visitor forges stands in front and is never looked at.
 */
export function forwardedHeaders({ headers, socket }: IncomingMessage): Record<string, string> {
  const before = headers['x-forwarded-for'];
  return {
    'x-forwarded-for': [before, socket.remoteAddress].filter(Boolean).join(', '),
    'x-forwarded-host': String(headers['x-forwarded-host'] ?? headers.host ?? ''),
    'x-forwarded-proto': String(headers['x-forwarded-proto'] ?? 'http'),
  };
}
