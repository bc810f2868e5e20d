import { type HostedCaptcha, hostedCaptchaOf, type SiteConfig } from '@site/contracts';

const companies: Record<HostedCaptcha, { name: string; policy: string }> = {
  turnstile: { name: 'Cloudflare Turnstile', policy: 'https://www.cloudflare.com/turnstile-privacy-policy/' },
  hcaptcha: { name: 'hCaptcha', policy: 'https://www.hcaptcha.com/privacy' },
  recaptcha: { name: 'Google reCAPTCHA', policy: 'https://policies.google.com/privacy' },
};

/** @returns the company that verifies visitors, when an operator uses a hosted captcha */
export function captchaCompany(site: SiteConfig) {
  const provider = hostedCaptchaOf(site);
  return provider && companies[provider];
}
