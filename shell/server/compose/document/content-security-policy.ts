import { createHash } from 'node:crypto';
import type { HostedCaptcha, SiteConfig } from '@site/contracts';
import { hostedCaptchaOf } from '@site/contracts/hosted-captcha';
import { speculationRules } from '@site/contracts/speculation-rules';
import type { Stylesheet } from '../../shell-build.ts';

type Directive = 'script-src' | 'style-src' | 'connect-src' | 'frame-src';

const hcaptcha = ['https://hcaptcha.com', 'https://*.hcaptcha.com'];

/** Sources that the widgets of captcha providers need, from their documentation. */
const captchaHosts: Record<HostedCaptcha, Partial<Record<Directive, string[]>>> = {
  turnstile: {
    'script-src': ['https://challenges.cloudflare.com'],
    'frame-src': ['https://challenges.cloudflare.com'],
  },
  hcaptcha: { 'script-src': hcaptcha, 'style-src': hcaptcha, 'connect-src': hcaptcha, 'frame-src': hcaptcha },
  recaptcha: {
    'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  },
};

/** Returns the source expression that allows inline content by its hash. */
export const hashOf = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

const ruleHashes = Object.values(speculationRules).map(hashOf);

/**
 * Returns the content security policy of a document. It allows own files and, by hash, inline styles, speculation rules and its
 * script. A hosted captcha adds only its own hosts. The policy is part of the document, so every web server serves it;
 * `frame-ancestors` must be a header, because browsers ignore it in documents.
 * @param script text of its inline script
 */
export function contentSecurityPolicy(styles: Stylesheet[], script: string, site: Pick<SiteConfig, 'captcha'>): string {
  const hashes = [...new Set(styles.map(({ css }) => hashOf(css)))];
  const provider = hostedCaptchaOf(site);
  const withCaptcha = (directive: Directive, ...own: string[]) => {
    const sources = [...own, ...((provider && captchaHosts[provider][directive]) ?? [])];
    return sources.length > 0 ? [`${directive} ${sources.join(' ')}`] : [];
  };
  return [
    "default-src 'none'",
    ...withCaptcha('script-src', "'self'", hashOf(script), ...ruleHashes),
    ...withCaptcha('style-src', "'self'", ...hashes),
    "img-src 'self' data:",
    "font-src 'self'",
    ...withCaptcha('connect-src', "'self'"),
    ...withCaptcha('frame-src'),
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
  ].join('; ');
}
