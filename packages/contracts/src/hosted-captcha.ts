import type { SiteConfig } from './site.ts';

/** Services that can check visitors instead of our own server. */
export const hostedCaptchas = ['turnstile', 'hcaptcha', 'recaptcha'] as const;

export type HostedCaptcha = (typeof hostedCaptchas)[number];

/** @returns the service that checks visitors; undefined when our own server does */
export function hostedCaptchaOf({ captcha: { provider } }: Pick<SiteConfig, 'captcha'>): HostedCaptcha | undefined {
  return provider === 'altcha' ? undefined : provider;
}
