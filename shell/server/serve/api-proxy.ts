import type { IncomingMessage, RequestListener } from 'node:http';
import { createProxyServer } from 'httpxy';
import { sendText } from './answers.ts';

/** Visitors wait five seconds at most; forms-service answers in slightly more than four. */
export const API_TIMEOUT_MS = 4_500;

/**
 * Creates a proxy for `/api` to forms-service, whose operations endpoints are not reachable through it.
 * @param target address of forms-service; without it, all requests get 503
 */
export function createApiProxy(target: string | undefined, timeoutMs = API_TIMEOUT_MS): RequestListener {
  if (!target)
    return (_request, response) => sendText(response, 503, 'Forms cannot be sent right now.', { 'retry-after': '30' });

  // A connection of its own for each request: the service may close an idle one when the next request is already on its way.
  const proxy = createProxyServer({ target, proxyTimeout: timeoutMs, agent: false });
  // The timeout of a request begins only when it is connected.
  proxy.on('proxyReq', ({ socket }) => void socket?.setTimeout(timeoutMs));
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
 * Returns headers about the origin of a request. The visitor's address is appended to the existing ones, because forms-service
 * counts from the end: forged addresses come first and are ignored.
 */
export function forwardedHeaders({ headers, socket }: IncomingMessage): Record<string, string> {
  const before = headers['x-forwarded-for'];
  return {
    'x-forwarded-for': [before, socket.remoteAddress].filter(Boolean).join(', '),
    'x-forwarded-host': String(headers['x-forwarded-host'] ?? headers.host ?? ''),
    'x-forwarded-proto': String(headers['x-forwarded-proto'] ?? 'http'),
  };
}
