import type { IncomingMessage } from 'node:http';

interface CookieScope {
  name: string;
  path: string;
  sameSite: 'Lax' | 'Strict';
}

/**
 * Formats a cookie that lasts as long as the browser session and is hidden from scripts.
 * @param value empty to clear the cookie
 */
export function formatSessionCookie(
  { name, path, sameSite }: CookieScope,
  value: string,
  { headers }: IncomingMessage,
): string {
  const isSecure = headers['x-forwarded-proto'] === 'https';
  const lifetime = value === '' ? 'Max-Age=0; ' : '';
  return `${name}=${value}; ${lifetime}Path=${path}; HttpOnly; SameSite=${sameSite}${isSecure ? '; Secure' : ''}`;
}
