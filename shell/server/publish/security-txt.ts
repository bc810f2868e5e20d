import type { SiteConfig } from '@site/contracts';

export const SECURITY_TXT_PATH = '/.well-known/security.txt';

/** RFC 9116 recommends less than a year. A site that was not composed for that long may be unattended. */
const VALID_MONTHS = 11;

/**
 * Creates a `security.txt` with the contact for vulnerability reports (RFC 9116).
 * @param composedAt ISO 8601: the file is valid from then on, and the same for all compositions of a month
 */
export function securityTxt({ email, origin }: SiteConfig, composedAt: string): string {
  const composed = new Date(composedAt);
  const expires = new Date(Date.UTC(composed.getUTCFullYear(), composed.getUTCMonth() + VALID_MONTHS, 1));
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${new URL(SECURITY_TXT_PATH, origin).href}`,
    '',
  ].join('\n');
}
